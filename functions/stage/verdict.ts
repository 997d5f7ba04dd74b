import { DomainError, type ErrorCode, type FieldError } from "@portal/shared/errors.ts";
import type { Verdict } from "@portal/shared/stage/verdict.ts";

interface CaseReview {
  readonly caseId: string;
  readonly verdict: Verdict;
  readonly feedback?: string | undefined;
}

export interface GivenReview {
  readonly comment?: string | undefined;
  readonly reviews: readonly CaseReview[];
}

export function refuseFor(code: ErrorCode, fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new DomainError(code, { fields });
}

/**
 * Checks that support gave one verdict on every selected case and on no other.
 * @throws DomainError `invalid-input` for a case that is not selected or judged twice, `review-incomplete`
 */
export function requireWhole(selected: readonly string[], reviews: readonly CaseReview[]): void {
  const judged = reviews.map(({ caseId }) => caseId);
  const stray = judged.flatMap((caseId, index): FieldError[] =>
    selected.includes(caseId) && judged.indexOf(caseId) === index
      ? []
      : [{ path: `reviews.${index}.caseId`, code: "invalid-option" }],
  );
  refuseFor("invalid-input", stray);
  const missing = selected.filter((caseId) => !judged.includes(caseId));
  refuseFor(
    "review-incomplete",
    missing.map((caseId): FieldError => ({ path: `reviews.${caseId}`, code: "required" })),
  );
}

export const failedIn = (reviews: readonly CaseReview[]): string[] =>
  reviews.filter(({ verdict }) => verdict === "failed").map(({ caseId }) => caseId);

/**
 * Checks that who gets it back can tell why: a failed case says so itself.
 * @throws DomainError `invalid-input`
 */
export function requireReason({ comment, reviews }: GivenReview): void {
  if (failedIn(reviews).length === 0 && !comment)
    refuseFor("invalid-input", [{ path: "comment", code: "required" }]);
}

interface Reviewable {
  readonly reviews: object;
}

/** A certification after support's review. Verdicts on cases that are no longer selected stay as they were. */
export function reviewed<Item extends Reviewable>(item: Item, { comment, reviews }: GivenReview, at: string) {
  const verdicts = reviews.map(({ caseId, verdict, feedback }) => [
    caseId,
    { verdict, feedback: feedback ?? null, reviewedAt: at },
  ]);
  return {
    content: {
      ...item,
      reviews: { ...item.reviews, ...Object.fromEntries(verdicts) },
      review: { comment: comment ?? null, reviewedAt: at },
    },
    comment,
    facts: { reviews },
  };
}
