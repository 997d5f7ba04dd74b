import * as z from "zod/mini";
import {
  authorizers,
  bankTransferBoleto,
  modalities,
  solutionModels,
  transactionTypes,
} from "../configuration/options.ts";
import { cents, line, option, optional, optionSet, paragraph, version } from "../field/fields.ts";
import { stored } from "../field/stored.ts";
import { occurrenceSummarySchema } from "../occurrence/model.ts";
import { productIdSchema } from "../product.ts";
import { saverSchema } from "../stage/saver.ts";
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

const dayMs = 24 * 60 * 60 * 1000;

/** A calendar day `YYYY-MM-DD`, not in the future of any time zone. */
const testedOn = line(10).check(
  z.superRefine((value, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (value === "") return;
    const at = Date.parse(`${value}T00:00:00Z`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(at)) return refuse("invalid-date");
    if (new Date(at).toISOString().slice(0, 10) !== value || at < Date.UTC(2000, 0))
      return refuse("invalid-date");
    if (at > Date.now() + dayMs / 2) refuse("date-in-future");
  }),
);

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
  testedOn: optional(testedOn),
  valueCents: z.optional(cents),
  orderId: optional(line(40)),
  merchantUsn: optional(usn),
  notes: optional(paragraph(1000)),
});
export type CaseReturn = z.output<typeof caseReturnSchema>;

/** A transaction of the sandbox that proves a case; of a case with several cards there is one for each. */
export const provingSchema = z.object({
  /** NIT or whatever else the documentation calls its identifier. */
  nit: z.string(),
  cardId: z.nullable(z.string()),
});
export type Proving = z.output<typeof provingSchema>;

export const verdicts = ["passed", "failed"] as const;
export type Verdict = (typeof verdicts)[number];

/** Support's verdict on one case. A failed case says what was wrong. */
export const caseReviewSchema = z
  .strictObject({
    caseId: caseIdSchema,
    verdict: z.enum(verdicts, "invalid-option"),
    feedback: optional(paragraph(1000)),
  })
  .check(
    z.superRefine(({ verdict, feedback }, context) => {
      if (verdict === "failed" && !feedback)
        context.addIssue({ code: "custom", path: ["feedback"], message: "required" });
    }),
  );
export type CaseReview = z.output<typeof caseReviewSchema>;

export const certificationReviewSchema = z.object({
  comment: z.nullable(z.string()),
  reviewedAt: z.string(),
});

const contentShape = {
  attempt: z.number(),
  scope: stored(scopeSchema),
  /** In the script's order; every mandatory case is among them. */
  selected: z.array(caseIdSchema),
  /** Also holds cases that are no longer selected, so that one selected again finds its evidence. */
  returns: z.partialRecord(caseIdSchema, stored(caseReturnSchema)),
  /** The last verdict on each case; it stays beside the form while the client corrects. */
  reviews: z.partialRecord(
    caseIdSchema,
    z.object({ verdict: z.enum(verdicts), feedback: z.nullable(z.string()), reviewedAt: z.string() }),
  ),
  review: z.nullable(certificationReviewSchema),
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
