import * as z from "zod/mini";
import { optional, paragraph, version, withDefault } from "../field/fields.ts";
import type { Localized } from "../locales.ts";
import { occurrenceSummarySchema } from "../occurrence/model.ts";
import { productIdSchema } from "../product.ts";
import { releaseStatuses } from "./lifecycle.ts";

/**
 * Support opens a stage ahead of the usual order: for Online Payment the certification, for fraud prevention the
 * whole product.
 */

/** The role of the company in the integration, or the product that the request is about. */
export const releaseCategories = [
  { id: "developer", label: { pt: "Desenvolvedora", en: "Developer", es: "Desarrolladora" } },
  { id: "integrator", label: { pt: "Integradora", en: "Integrator", es: "Integradora" } },
  { id: "online-payment", label: { pt: "Pagamento Online", en: "Online Payment", es: "Pago Online" } },
  {
    id: "fraud-prevention",
    label: { pt: "Prevenção a fraude", en: "Fraud prevention", es: "Prevención de fraude" },
  },
] as const satisfies readonly { id: string; label: Localized }[];
export type ReleaseCategory = (typeof releaseCategories)[number]["id"];
const categoryIds = releaseCategories.map(({ id }): ReleaseCategory => id);

export const releaseRequestSchema = z.strictObject({
  version,
  category: z.enum(categoryIds, "invalid-option"),
  reason: paragraph(1000),
});

export const releaseAnswerSchema = z.strictObject({ version, comment: optional(paragraph(1000)) });

/** Reasons why there is nothing to release: the stage is already open, or the company does not use the product. */
export const releaseObstacles = ["stage-already-open", "product-not-used"] as const;
export type ReleaseObstacle = (typeof releaseObstacles)[number];

export const releaseSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  status: z.enum(releaseStatuses),
  version,
  /** Absent where support released without being asked. */
  request: z.nullable(
    z.object({
      category: z.enum(categoryIds),
      reason: z.string(),
      requestedAt: z.string(),
      /** The person who asked; empty for requests made before this was stored. */
      requestedBy: withDefault(z.string(), ""),
    }),
  ),
  answer: z.nullable(
    z.object({
      comment: z.nullable(z.string()),
      answeredAt: z.string(),
      /** It had been released before. */
      isRevoked: withDefault(z.boolean(), false),
    }),
  ),
  /** Why there is nothing to ask for, where that is so. */
  obstacle: z.nullable(z.enum(releaseObstacles)),
  occurrence: z.nullable(occurrenceSummarySchema),
});
export type Release = z.output<typeof releaseSchema>;
