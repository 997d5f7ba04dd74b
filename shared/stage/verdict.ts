import * as z from "zod/mini";
import { optional, paragraph } from "../field/fields.ts";

/** Support's verdicts on what a certification tests, case by case. */

export const verdicts = ["passed", "failed"] as const;
export type Verdict = (typeof verdicts)[number];

/** The verdict on one case of this list. A failed case says what was wrong. */
export const caseReviewOf = <const Id extends string>(caseId: z.ZodMiniType<Id, Id>) =>
  z
    .strictObject({
      caseId,
      verdict: z.enum(verdicts, "invalid-option"),
      feedback: optional(paragraph(1000)),
    })
    .check(
      z.superRefine(({ verdict, feedback }, context) => {
        if (verdict === "failed" && !feedback)
          context.addIssue({ code: "custom", path: ["feedback"], message: "required" });
      }),
    );

/** As it is kept beside the case. */
export const keptVerdictSchema = z.object({
  verdict: z.enum(verdicts),
  feedback: z.nullable(z.string()),
  reviewedAt: z.string(),
});
export type KeptVerdict = z.output<typeof keptVerdictSchema>;

/** What support said of the whole. */
export const wholeReviewSchema = z.object({ comment: z.nullable(z.string()), reviewedAt: z.string() });
export type WholeReview = z.output<typeof wholeReviewSchema>;

/** A transaction of the sandbox that proves a case; of a case with several cards there is one for each. */
export const provingSchema = z.object({
  /** NIT or whatever else the documentation calls its identifier. */
  nit: z.string(),
  cardId: z.nullable(z.string()),
});
export type Proving = z.output<typeof provingSchema>;
