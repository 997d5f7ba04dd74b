import { type CertificationAttempt, certificationAttemptSchema } from "@portal/shared/certification/model.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { allInCompany, inCompany, sortable } from "../platform/table/keys.ts";
import { readNewest, type TablePage } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import type { CertificationItem } from "./model.ts";

/** Archives an attempt as it was when the certification was restarted. */
export function archiveAttempt(item: CertificationItem, archivedAt: string): Write {
  const { companyId, product, attempt, status, begunAt, scope, selected, returns, reviews, review } = item;
  return {
    act: "append",
    key: inCompany(companyId, "ATTEMPT", product, sortable(attempt)),
    item: { attempt, status, begunAt, archivedAt, scope, selected, returns, reviews, review },
  };
}

/** A page of archived attempts, newest first, and where the next one begins. */
export const readAttempts = (
  { companyId, product }: OccurrencePlace,
  limit: number,
  after: string | undefined,
): Promise<TablePage<CertificationAttempt>> =>
  readNewest({ ...allInCompany(companyId, "ATTEMPT", product), limit, after }, certificationAttemptSchema);
