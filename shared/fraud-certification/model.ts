import * as z from "zod/mini";
import { cents, line, optional, paragraph, version } from "../field/fields.ts";
import { pastDay } from "../field/past-day.ts";
import { fraudScenarioIds } from "../fraud-prevention/model.ts";
import { occurrenceSummarySchema } from "../occurrence/model.ts";
import { certificationForms } from "../stage/certification/model.ts";
import { saverSchema } from "../stage/saver.ts";

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

const forms = certificationForms(scenarioIdSchema, scenarioReturnSchema);

export const scenarioReviewSchema = forms.review;

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

export const fraudCertificationSchema = z.object({
  ...forms.view,
  /** Absent while the signature of the contract is pending. A restart leaves it as it is. */
  signature: z.nullable(signatureSchema),
  occurrence: z.nullable(occurrenceSummarySchema),
});
export type FraudCertification = z.output<typeof fraudCertificationSchema>;

export const fraudAttemptSchema = z.object(forms.archived);

export const fraudRevisionSchema = forms.sent;
export type FraudRevision = z.output<typeof fraudRevisionSchema>;
