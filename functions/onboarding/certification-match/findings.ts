import { applicableCases } from "@portal/shared/certification/case-rules.ts";
import { attemptsIn, undecided } from "@portal/shared/certification-match/attempt.ts";
import { findingsOn, type Match } from "@portal/shared/certification-match/find.ts";
import type { Finding } from "@portal/shared/certification-match/model.ts";
import { byProgram } from "@portal/shared/certification-match/seen-call.ts";
import { zoneOf } from "@portal/shared/country.ts";
import { dayIn } from "@portal/shared/field/calendar-day.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { readSeenCalls, type StoreCall } from "../../sandbox/ledger/calls.ts";
import { readOutcomes } from "../../sandbox/ledger/outcomes.ts";
import { countryIn, type Store } from "../../sandbox/ledger/stores.ts";
import type { CertificationItem } from "../certification/model.ts";

/** So many of the newest calls of each store are looked at. */
const looksAt = 500;
export interface CaseFinding extends Pick<Finding, "caseId" | "nearest" | "example"> {
  readonly match: Match | null;
}

interface Looked {
  readonly calls: readonly StoreCall[];
  readonly isCut: boolean;
  /** Something goes on without a call, so that there may be more to find although nothing is called. */
  readonly isWaiting: boolean;
  readonly findings: readonly CaseFinding[];
}

/** What the newest calls of these stores say of the cases that are tested. */
export async function look(
  companyId: string,
  seen: Snapshot,
  stores: readonly Store[],
  { scope, selected }: Pick<CertificationItem, "scope" | "selected">,
): Promise<Looked> {
  const zone = zoneOf(countryIn(companyId, seen));
  const merchantIds = stores.map(({ merchantId }) => merchantId);
  const { calls, isCut } = await readSeenCalls(merchantIds, looksAt);
  const outcomes = await readOutcomes(stores, undecided(attemptsIn(calls)));
  const cases = applicableCases(scope).filter(({ id }) => selected.includes(id));
  const dayOf = (at: string) => dayIn(zone, new Date(at));
  const attempts = attemptsIn(calls, outcomes);
  const isWaiting = undecided(attempts).length > 0;
  const proved = findingsOn(cases, attemptsIn(byProgram(calls), outcomes), dayOf);
  const shown = new Map(findingsOn(cases, attempts, dayOf).map(({ caseId, match }) => [caseId, match]));
  const findings = proved.map((finding) => {
    const run = finding.match ? null : shown.get(finding.caseId);
    return { ...finding, example: run ? { proving: [...run.proving], at: run.at } : null };
  });
  return { calls, isCut, isWaiting, findings };
}
