import type { Write } from "../../platform/table/transaction.ts";
import { keepAttempt } from "../../stage/attempt.ts";
import type { CertificationItem } from "./model.ts";

/** Archives an attempt as it was when the certification was restarted. */
export function archiveAttempt(item: CertificationItem, archivedAt: string): Write {
  const { attempt, status, begunAt, scope, selected, returns, reviews, review } = item;
  return keepAttempt(item, {
    attempt,
    status,
    begunAt,
    archivedAt,
    scope,
    selected,
    returns,
    reviews,
    review,
  });
}
