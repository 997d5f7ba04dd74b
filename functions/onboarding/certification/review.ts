import { applicableCases } from "@portal/shared/certification/case-rules.ts";
import type { CaseReview } from "@portal/shared/certification/model.ts";
import type { FieldError } from "@portal/shared/errors.ts";
import { failedIn, refuseFor } from "../../stage/verdict.ts";
import type { CertificationItem } from "./model.ts";

/** @throws DomainError `mandatory-case-failed` */
export function requireNoneMandatoryFailed(
  { scope }: CertificationItem,
  reviews: readonly CaseReview[],
): void {
  const failed = failedIn(reviews);
  const mandatory = applicableCases(scope).filter(
    ({ id, isMandatory }) => isMandatory && failed.includes(id),
  );
  refuseFor(
    "mandatory-case-failed",
    mandatory.map(({ id }): FieldError => ({ path: `reviews.${id}`, code: "invalid" })),
  );
}
