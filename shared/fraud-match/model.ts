import * as z from "zod/mini";
import { fraudScenarioIds } from "../fraud-prevention/model.ts";
import { callOrigins } from "../sandbox/call.ts";
import { deliveryStatuses } from "../sandbox/delivery.ts";

/** What the analysed orders of the sandbox say of the scenarios of fraud prevention's certification. */

/** One thing in which an order is not what the scenario asks for. */
export const fraudDifferenceSchema = z.union([
  z.object({ what: z.literal("amount"), wanted: z.number(), seen: z.nullable(z.number()) }),
  z.object({
    /**
     * `order` is the store's own number of it; `decision` the status that the analysis had first; `review` by what it
     * was ended; `received` what became of the notification.
     */
    what: z.enum(["order", "decision", "review", "received"]),
    wanted: z.array(z.string()),
    seen: z.array(z.string()),
  }),
]);
export type FraudDifference = z.output<typeof fraudDifferenceSchema>;

/** An order whose risk the sandbox analysed, as it stands there. */
export const analysedOrderSchema = z.object({
  merchantId: z.string(),
  /** Identifier of its payment or reservation. */
  nit: z.string(),
  /** The store's own number of it. */
  orderId: z.nullable(z.string()),
  amountCents: z.nullable(z.number()),
  /** Absent in proofs that were kept before it was asked: all of those orders counted as a program's. */
  origin: z.optional(z.enum(callOrigins)),
  /** Every status of its analysis, oldest first; instants are of the store's clock. */
  course: z.array(z.object({ status: z.string(), cause: z.string(), at: z.string() })),
  /** What its store was told of its analysis, oldest first. */
  told: z.array(
    z.object({
      id: z.string(),
      /** When, by the real clock. */
      at: z.string(),
      /** The status of the analysis. */
      tells: z.string(),
      status: z.enum(deliveryStatuses),
      /** HTTP status with which a program that listens took it; null where none did. */
      heard: z.nullable(z.number()),
    }),
  ),
});
export type AnalysedOrder = z.output<typeof analysedOrderSchema>;

const findingSchema = z.object({
  scenarioId: z.enum(fraudScenarioIds),
  /** The order that proves it, and what its return says then. */
  found: z.nullable(
    z.object({
      order: analysedOrderSchema,
      return: z.object({ orderId: z.string(), testedOn: z.string(), valueCents: z.number() }),
    }),
  ),
  /** Only where nothing was found. */
  nearest: z.nullable(
    z.object({
      order: analysedOrderSchema,
      /** Another scenario, which the order proves or comes nearer to. */
      closerTo: z.nullable(z.enum(fraudScenarioIds)),
      differences: z.array(fraudDifferenceSchema),
    }),
  ),
  /** Where only a page of the portal made such an order: it shows how the scenario goes, and proves nothing. */
  example: z.nullable(analysedOrderSchema),
});

export type FraudFinding = z.output<typeof findingSchema>;

export const fraudFindingsSchema = z.object({
  /** There are older orders, which were not looked at. */
  isCut: z.boolean(),
  /** Without a store in the sandbox there is nothing to look at. */
  hasStore: z.boolean(),
  items: z.array(findingSchema),
});

/** The order that a used match stands on, kept with the certification: the sandbox forgets its own after 90 days. */
export const fraudProofSchema = z.object({
  scenarioId: z.enum(fraudScenarioIds),
  order: analysedOrderSchema,
});
