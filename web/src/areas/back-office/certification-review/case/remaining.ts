import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import { type ComparedReturns, remarkCount } from "@portal/shared/certification/return-remarks.ts";
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { filesOfCase } from "../../../../features/evidence/queries.ts";
import { type Judgements, judgementOn } from "../verdicts.ts";

type CaseId = CertificationCase["id"];

/** The cases without a verdict: those that may pass together, and those that somebody has to look at. */
export interface Remaining {
  readonly clear: readonly string[];
  /** Something in them is pointed out, or nothing was filled in. */
  readonly remarked: readonly string[];
  /** With files that were not opened. */
  readonly unopened: readonly string[];
}

export interface Proofs {
  /** Undefined while they are not known: then none of them was opened either. */
  readonly files: readonly EvidenceFile[] | undefined;
  readonly opened: ReadonlySet<string>;
}

export function remainingOf(
  certification: Pick<Certification, "matched" | "attempt" | keyof ComparedReturns>,
  cases: readonly { readonly id: CaseId }[],
  judgements: Judgements,
  { files, opened }: Proofs,
): Remaining {
  const { matched, returns, attempt } = certification;
  const isUnopened = (id: CaseId) =>
    !files || filesOfCase(files, id, attempt).some((file) => file.status === "clean" && !opened.has(file.id));
  const kindOf = (id: CaseId): keyof Remaining => {
    // Recorded calls prove more than anybody reads in a file.
    if (matched[id]) return "clear";
    if (!returns[id] || remarkCount(certification, id) > 0) return "remarked";
    return isUnopened(id) ? "unopened" : "clear";
  };
  const open = cases.map(({ id }) => id).filter((id) => judgementOn(judgements, id).verdict === undefined);
  const of = (kind: keyof Remaining) => open.filter((id) => kindOf(id) === kind);
  return { clear: of("clear"), remarked: of("remarked"), unopened: of("unopened") };
}
