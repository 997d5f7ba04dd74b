import * as z from "zod/mini";
import {
  authorizers,
  bankTransferBoleto,
  modalities,
  solutionModels,
  transactionTypes,
} from "../configuration/options.ts";
import { cents, line, option, optional, optionSet, paragraph } from "../field/fields.ts";
import { pastDay } from "../field/past-day.ts";
import { stored } from "../field/stored.ts";
import { occurrenceSummarySchema } from "../occurrence/model.ts";
import { productIdSchema } from "../product.ts";
import { certificationForms } from "../stage/certification/model.ts";
import { certificationRules } from "./test-cases.data.ts";

/** The homologation of an integration, case by case: cases, what their tests returned, and support's verdicts. */

export const caseIdSchema = z.enum(
  certificationRules.map(({ id }) => id),
  "invalid-option",
);

/**
 * The answers of a configuration that decide which cases apply; a copy is kept with the certification when it
 * begins.
 */
export const scopeSchema = z.object({
  solutionModel: z.nullable(option(solutionModels)),
  transactionTypes: optionSet(transactionTypes),
  authorizers: optionSet(authorizers),
  bankTransferBoleto: optionSet(bankTransferBoleto),
  modalities: optionSet(modalities),
});
export type CertificationScope = z.output<typeof scopeSchema>;

/** The sequence number that the payment platform or the store gives a transaction. */
const usn = line(20).check(z.regex(/^\d+$/, "digits-only"));

const cardIdSchema = z.enum(
  certificationRules.flatMap(({ cards = [] }) => cards),
  "invalid-option",
);

/** What came back from the test of one case. It may be saved before it is complete. */
export const caseReturnSchema = z.strictObject({
  isWebservice: z.optional(z.boolean()),
  platformUsn: optional(usn),
  /** Where a case is tested with several cards, the number of each card's payment, by the card's id. */
  cardUsns: z.optional(z.partialRecord(cardIdSchema, optional(usn))),
  testedOn: optional(pastDay),
  valueCents: z.optional(cents),
  orderId: optional(line(40)),
  merchantUsn: optional(usn),
  notes: optional(paragraph(1000)),
});
export type CaseReturn = z.output<typeof caseReturnSchema>;

const forms = certificationForms(caseIdSchema, caseReturnSchema);

export const caseReviewSchema = forms.review;
export type CaseReview = z.output<typeof caseReviewSchema>;

const scope = stored(scopeSchema);

export const certificationSchema = z.object({
  ...forms.view,
  product: productIdSchema,
  /** Filled in before the certification begins as well, to show which cases would be tested. */
  scope,
  /** The configuration was approved again with other answers since: a restart would select other cases. */
  isScopeOutdated: z.boolean(),
  occurrence: z.nullable(occurrenceSummarySchema),
});
export type Certification = z.output<typeof certificationSchema>;

export const certificationAttemptSchema = z.object({ ...forms.archived, scope });
export type CertificationAttempt = z.output<typeof certificationAttemptSchema>;

export const certificationRevisionSchema = forms.sent;
export type CertificationRevision = z.output<typeof certificationRevisionSchema>;
