import {
  type Adjustment,
  type AdjustmentAnswers,
  type Draft,
  fieldsChanged,
  statesOf,
} from "@portal/shared/stage/adjustment.ts";
import type { Correction } from "@portal/shared/stage/correction.ts";

/** A mark on a field that changed since support saw it last, or that should have changed. */
export interface ReviewMark {
  readonly field: string;
  /** `unasked`: changed though support had asked for other things; `new`: in a revision that the client opened. */
  readonly kind: Correction | "unasked" | "new";
  readonly asked?: Adjustment<string>;
  readonly answer?: string;
}

/** A form as it was sent, with what support had said of the sending before. */
export interface ReviewedForm {
  readonly draft: Draft;
  readonly review: { readonly adjustments: readonly Adjustment<string>[] } | null;
  readonly answers: AdjustmentAnswers<string>;
}

/** What changed since the revision before, and what support had asked about it, in the form's order. */
export function reviewMarks(
  fields: readonly string[],
  { draft, review, answers }: ReviewedForm,
  before: Draft,
): ReviewMark[] {
  const asked = review?.adjustments ?? [];
  const taken = statesOf(fields, asked, { before, now: draft, answers }).map(
    ({ field, comment, state, answer }): ReviewMark => ({
      field,
      kind: state,
      asked: { field, comment },
      answer,
    }),
  );
  const others = fieldsChanged(fields, before, draft)
    .filter((field) => !asked.some((adjustment) => adjustment.field === field))
    .map((field): ReviewMark => ({ field, kind: review ? "unasked" : "new" }));
  return [...taken, ...others];
}
