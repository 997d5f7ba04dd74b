import * as z from "zod/mini";
import { productIdSchema } from "../product.ts";
import { stageStatuses } from "../stage/model.ts";
import { occurrenceSummarySchema } from "./model.ts";

/** Where one stage of a product stands, and whose turn it is. */
const stageStateSchema = z.object({
  /** The lifecycle's own state, or `locked` while what comes before it is not done. */
  status: z.enum(["locked", ...stageStatuses]),
  turn: z.nullable(z.enum(["client", "support"])),
  /** When the stage got its present status, where that is known. */
  since: z.nullable(z.string()),
  /** Whether the client has saved or begun anything. */
  isBegun: z.boolean(),
  /** How many corrections support asks for, or cases it failed. */
  openPoints: z.number(),
  occurrence: z.nullable(occurrenceSummarySchema),
});
export type StageState = z.output<typeof stageStateSchema>;

/** All of a company's products at a glance: one read for the dashboard and for support's view of a company. */
export const overviewSchema = z.object({
  companyId: z.string(),
  /** The configuration is of a model that needs a mediating partner. */
  needsPartner: z.boolean(),
  products: z.array(
    z.object({
      product: productIdSchema,
      configuration: stageStateSchema,
      certification: stageStateSchema,
      release: stageStateSchema,
      production: stageStateSchema,
    }),
  ),
});
export type Overview = z.output<typeof overviewSchema>;
