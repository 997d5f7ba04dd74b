import * as z from "zod/mini";
import { shownAccessDataSchema } from "../access-data/model.ts";
import type { HistoryKind } from "../lifecycle.ts";
import { priorityIdSchema } from "../occurrence/model.ts";
import { productIdSchema } from "../product.ts";
import { stages } from "../stage/model.ts";

export const historyKinds = [
  "edited",
  "sent",
  "approved",
  "rejected",
  "other",
] as const satisfies readonly HistoryKind[];

/** What an entry is about: a stage of a product, its access data, or the company itself. */
export const historySubjects = [...stages.map(({ id }) => id), "access-data", "company"] as const;
export type HistorySubject = (typeof historySubjects)[number];
export const historySubjectSchema = z.enum(historySubjects, "invalid-option");

/** An append-only line of what happened to a company. */
export const historyEntrySchema = z.object({
  id: z.string(),
  /** None where it is about the company itself. */
  product: z.nullable(productIdSchema),
  subject: historySubjectSchema,
  /** The lifecycle event, such as `configuration.rejected`. */
  event: z.string(),
  kind: z.enum(historyKinds),
  at: z.string(),
  actor: z.object({ role: z.enum(["client", "support"]), name: z.string() }),
  comment: z.nullable(z.string()),
  /** The key that was looked at. */
  field: z.optional(z.string()),
  /** The case of a certification that the entry is about, and the file that was added or removed. */
  caseId: z.optional(z.string()),
  fileName: z.optional(z.string()),
  /** The access data that was delivered, keys masked. */
  data: z.optional(shownAccessDataSchema),
  /** The name of the partner that the entry is about. */
  partner: z.optional(z.string()),
  /** The ticket's new priority, and the one before. */
  priority: z.optional(priorityIdSchema),
  priorityBefore: z.optional(priorityIdSchema),
  /** What support asked to correct in a configuration, by field. */
  adjustments: z.optional(z.array(z.object({ field: z.string(), comment: z.string() }))),
  /** The number of the revision that was sent. */
  revision: z.optional(z.number()),
  /** The fields of a configuration that changed since the revision before. */
  fields: z.optional(z.array(z.string())),
  /** The failed cases of a certification that were corrected or answered. */
  caseIds: z.optional(z.array(z.string())),
  /** The contract whose signature was recorded or taken back. */
  signature: z.optional(z.object({ reference: z.string(), signedOn: z.string() })),
  /** How many of the corrections that support asked for were made, answered or left open. */
  corrections: z.optional(z.object({ open: z.number(), changed: z.number(), answered: z.number() })),
  /** Support's verdicts on the cases of a certification. */
  reviews: z.optional(
    z.array(z.object({ caseId: z.string(), verdict: z.string(), feedback: z.optional(z.string()) })),
  ),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;
