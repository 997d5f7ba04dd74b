import * as z from "zod/mini";
import { cents, line, optional, paragraph, version } from "../field/fields.ts";
import { pastDay } from "../field/past-day.ts";
import { stored } from "../field/stored.ts";
import { fraudScenarioIds } from "../fraud-prevention/model.ts";
import { occurrenceSummarySchema } from "../occurrence/model.ts";
import { sentFileSchema } from "../stage/proof.ts";
import { saverSchema } from "../stage/saver.ts";
import { caseReviewOf, keptVerdictSchema, provingSchema, wholeReviewSchema } from "../stage/verdict.ts";
import { fraudCertificationStatuses } from "./lifecycle.ts";

/** The certification of fraud prevention: its cases are the scenarios, and the contract must be signed. */

export const scenarioIdSchema = z.enum(fraudScenarioIds, "invalid-option");

/** What came back from the test of one scenario. It may be saved before it is complete. */
export const scenarioReturnSchema = z.strictObject({
  /** The order that was analysed, by the store's own number. */
  orderId: optional(line(40)),
  testedOn: optional(pastDay),
  valueCents: z.optional(cents),
  notes: optional(paragraph(1000)),
});
export type ScenarioReturn = z.output<typeof scenarioReturnSchema>;

/** Support's verdict on one scenario. */
export const scenarioReviewSchema = caseReviewOf(scenarioIdSchema);
export type ScenarioReview = z.output<typeof scenarioReviewSchema>;

/** What support writes down of the signed contract. */
export const signatureFormSchema = z.strictObject({
  version,
  /** How the contract is found where contracts are kept. */
  reference: line(60),
  signedOn: pastDay,
});

export const signatureSchema = z.object({
  reference: z.string(),
  signedOn: z.string(),
  recordedAt: z.string(),
  recordedBy: saverSchema,
});
export type Signature = z.output<typeof signatureSchema>;

const contentShape = {
  attempt: z.number(),
  /** The scenarios that are sent the next time, in their order; those that passed stay among them. */
  selected: z.array(scenarioIdSchema),
  returns: z.partialRecord(scenarioIdSchema, stored(scenarioReturnSchema)),
  /** The last verdict on each scenario; it stays beside the form while the client corrects. */
  reviews: z.partialRecord(scenarioIdSchema, keptVerdictSchema),
  review: z.nullable(wholeReviewSchema),
};

export const fraudCertificationSchema = z.object({
  companyId: z.string(),
  status: z.enum(fraudCertificationStatuses),
  version,
  /** Whether fraud prevention's configuration is approved; without it nothing can begin. */
  isUnlocked: z.boolean(),
  /** Absent until the certification begins. */
  begunAt: z.nullable(z.string()),
  ...contentShape,
  /** The scenarios whose returns are as recorded calls of the sandbox prove them. */
  matched: z.partialRecord(scenarioIdSchema, z.object({ proving: z.array(provingSchema), at: z.string() })),
  /** Absent while the signature of the contract is pending. A restart leaves it as it is. */
  signature: z.nullable(signatureSchema),
  /** How often the certification was sent, counted over all attempts; each sending is kept under this number. */
  revision: z.number(),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(saverSchema),
  occurrence: z.nullable(occurrenceSummarySchema),
});
export type FraudCertification = z.output<typeof fraudCertificationSchema>;

/** A certification as it was when a restart archived it. It never changes again. */
export const fraudAttemptSchema = z.object({
  ...contentShape,
  status: z.enum(fraudCertificationStatuses),
  begunAt: z.string(),
  archivedAt: z.string(),
});

/** Returns as they were sent, kept for good. */
export const fraudRevisionSchema = z.object({
  revision: z.number(),
  attempt: z.number(),
  sentAt: z.string(),
  sentBy: saverSchema,
  selected: contentShape.selected,
  returns: contentShape.returns,
  files: z.partialRecord(scenarioIdSchema, z.array(sentFileSchema)),
});
export type FraudRevision = z.output<typeof fraudRevisionSchema>;
