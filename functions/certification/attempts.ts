import { type CertificationAttempt, certificationAttemptSchema } from "@portal/shared/certification/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { keys } from "../platform/table/keys.ts";
import { readNewest, type TablePage } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import type { Situation } from "../stage/step.ts";
import {
  type CertificationContent,
  type CertificationItem,
  freshContent,
  groundSlots,
  isCertificationUnlocked,
  standingIn,
} from "./model.ts";

/**
 * A new attempt. It depends on the configuration as it was read: if that is reopened or approved with other answers
 * at the same instant, the transaction fails and is decided again.
 * @throws DomainError `stage-locked`
 */
export function beginAttempt(
  { place, stored, seen, at }: Situation<CertificationItem>,
  attempt: number,
): { content: CertificationContent; writes: Write[] } {
  const standing = standingIn(seen, place);
  const { configuration, release } = standing;
  if (!isCertificationUnlocked(configuration, release)) throw new DomainError("stage-locked");
  const slots = groundSlots(place);
  return {
    content: { ...freshContent(standing, attempt), begunAt: at, revision: stored?.revision ?? 0 },
    writes: [
      { act: "check", key: slots.configuration.key, seen: configuration?.version ?? 0 },
      { act: "check", key: slots.release.key, seen: release?.version ?? 0 },
    ],
  };
}

/** Archives an attempt as it was when the certification was restarted. */
export function archiveAttempt(item: CertificationItem, archivedAt: string): Write {
  const { companyId, product, attempt, status, begunAt, scope, selected, returns, reviews, review } = item;
  return {
    act: "append",
    key: keys.attempt(companyId, product, attempt),
    item: { attempt, status, begunAt, archivedAt, scope, selected, returns, reviews, review },
  };
}

/** A page of archived attempts, newest first, and where the next one begins. */
export const readAttempts = (
  { companyId, product }: OccurrencePlace,
  limit: number,
  after: string | undefined,
): Promise<TablePage<CertificationAttempt>> =>
  readNewest({ ...keys.attemptsOf(companyId, product), limit, after }, certificationAttemptSchema);
