import type {
  Adjustment,
  Configuration,
  ConfigurationDraft,
  ConfigurationField,
} from "@portal/shared/configuration/model.ts";
import { adjustmentStates, changedFields } from "@portal/shared/configuration/revision.ts";
import type { Correction } from "@portal/shared/stage/correction.ts";

/** A mark on a field that changed since support saw it last, or that should have changed. */
export interface ReviewMark {
  readonly field: ConfigurationField;
  /** `unasked`: changed though support had asked for other things; `new`: in a revision that the client opened. */
  readonly kind: Correction | "unasked" | "new";
  readonly asked?: Adjustment;
  readonly answer?: string;
}

type Reviewed = Pick<Configuration, "draft" | "review" | "answers">;

/** What changed since the revision before, and what support had asked about it, in the form's order. */
export function reviewMarks({ draft, review, answers }: Reviewed, before: ConfigurationDraft): ReviewMark[] {
  const asked = review?.adjustments ?? [];
  const taken = adjustmentStates(asked, { before, now: draft, answers }).map(
    ({ field, comment, state, answer }): ReviewMark => ({
      field,
      kind: state,
      asked: { field, comment },
      answer,
    }),
  );
  const others = changedFields(before, draft)
    .filter((field) => !asked.some((adjustment) => adjustment.field === field))
    .map((field): ReviewMark => ({ field, kind: review ? "unasked" : "new" }));
  return [...taken, ...others];
}
