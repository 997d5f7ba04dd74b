import { applicableCases } from "@portal/shared/certification/case-rules.ts";
import type { CaseReview } from "@portal/shared/certification/model.ts";
import { DomainError, type ErrorCode, type FieldError } from "@portal/shared/errors.ts";
import type { CertificationItem } from "./model.ts";

export interface GivenReview {
  readonly comment?: string | undefined;
  readonly reviews: readonly CaseReview[];
}

function refuse(code: ErrorCode, fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new DomainError(code, { fields });
}

/**
 * Checks that support gave one verdict on every selected case and on no other.
 * @throws DomainError `invalid-input` for a case that is not selected or judged twice, `review-incomplete`
 */
export function requireWhole({ selected }: CertificationItem, reviews: readonly CaseReview[]): void {
  const judged = reviews.map(({ caseId }) => caseId);
  const stray = judged.flatMap((caseId, index): FieldError[] =>
    selected.includes(caseId) && judged.indexOf(caseId) === index
      ? []
      : [{ path: `reviews.${index}.caseId`, code: "invalid-option" }],
  );
  refuse("invalid-input", stray);
  const missing = selected.filter((caseId) => !judged.includes(caseId));
  refuse(
    "review-incomplete",
    missing.map((caseId): FieldError => ({ path: `reviews.${caseId}`, code: "required" })),
  );
}

export const failedIn = (reviews: readonly CaseReview[]): string[] =>
  reviews.filter(({ verdict }) => verdict === "failed").map(({ caseId }) => caseId);

/** A certification after support's review. Verdicts on cases that are no longer selected stay as they were. */
export function reviewed(item: CertificationItem, { comment, reviews }: GivenReview, at: string) {
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

/** @throws DomainError `mandatory-case-failed` */
export function requireNoneMandatoryFailed(
  { scope }: CertificationItem,
  reviews: readonly CaseReview[],
): void {
  const failed = failedIn(reviews);
  const mandatory = applicableCases(scope).filter(
    ({ id, isMandatory }) => isMandatory && failed.includes(id),
  );
  refuse(
    "mandatory-case-failed",
    mandatory.map(({ id }): FieldError => ({ path: `reviews.${id}`, code: "invalid" })),
  );
}
