import * as z from "zod/mini";
import {
  authorizers,
  bankTransferBoleto,
  modalities,
  solutionModels,
  transactionTypes,
} from "../configuration/options.ts";
import { cents, line, option, optional, optionSet, paragraph, version } from "../field/fields.ts";
import { pastDay } from "../field/past-day.ts";
import { stored } from "../field/stored.ts";
import { occurrenceSummarySchema } from "../occurrence/model.ts";
import { productIdSchema } from "../product.ts";
import { saverSchema } from "../stage/saver.ts";
import { caseReviewOf, keptVerdictSchema, provingSchema, wholeReviewSchema } from "../stage/verdict.ts";
import { certificationStatuses } from "./lifecycle.ts";
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

/** Support's verdict on one case. */
export const caseReviewSchema = caseReviewOf(caseIdSchema);
export type CaseReview = z.output<typeof caseReviewSchema>;

const contentShape = {
  attempt: z.number(),
  scope: stored(scopeSchema),
  /** In the script's order; every mandatory case is among them. */
  selected: z.array(caseIdSchema),
  /** Also holds cases that are no longer selected, so that one selected again finds its evidence. */
  returns: z.partialRecord(caseIdSchema, stored(caseReturnSchema)),
  /** The last verdict on each case; it stays beside the form while the client corrects. */
  reviews: z.partialRecord(caseIdSchema, keptVerdictSchema),
  review: z.nullable(wholeReviewSchema),
};

export const certificationSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  status: z.enum(certificationStatuses),
  version,
  /** Whether the configuration is approved, or support released the stage; without it nothing can begin. */
  isUnlocked: z.boolean(),
  /**
   * Absent until the certification begins. `scope` is filled in before that as well, to show which cases would be
   * tested.
   */
  begunAt: z.nullable(z.string()),
  /** The configuration was approved again with other answers since: a restart would select other cases. */
  isScopeOutdated: z.boolean(),
  ...contentShape,
  /** The cases whose returns are as recorded calls of the sandbox prove them; whoever edits one by hand has not. */
  matched: z.partialRecord(caseIdSchema, z.object({ proving: z.array(provingSchema), at: z.string() })),
  /**
   * How often the certification was sent, counted over all attempts; each sending is kept as a revision of this
   * number.
   */
  revision: z.number(),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(saverSchema),
  occurrence: z.nullable(occurrenceSummarySchema),
});
export type Certification = z.output<typeof certificationSchema>;

/** A certification as it was when a restart archived it. It never changes again. */
export const certificationAttemptSchema = z.object({
  ...contentShape,
  status: z.enum(certificationStatuses),
  begunAt: z.string(),
  archivedAt: z.string(),
});
export type CertificationAttempt = z.output<typeof certificationAttemptSchema>;
