import { casesFor } from "@portal/shared/certification/cases.ts";
import { certificationTransitions } from "@portal/shared/certification/lifecycle.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { ComparedReturns } from "@portal/shared/certification/return-remarks.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { CertificationStatus } from "@portal/shared/stage/certification/lifecycle.ts";

/** A certification that has not begun is `open` in the lifecycle; people see it as locked or ready. */
export type ShownStatus = CertificationStatus | "locked" | "ready";

export function shownStatusOf({
  status,
  begunAt,
  isUnlocked,
}: Pick<Certification, "status" | "begunAt" | "isUnlocked">): ShownStatus {
  if (begunAt !== null) return status;
  return isUnlocked ? "ready" : "locked";
}

const mayClient = (action: keyof typeof certificationTransitions) => (certification: Certification) =>
  certification.begunAt !== null &&
  allowedActions(certificationTransitions, certification.status, "client").includes(action);

export const maySelect = mayClient("select");
export const maySaveReturns = mayClient("saveReturn");
export const maySend = mayClient("send");
export const mayRestart = mayClient("restart");

/** A case that passed stays as support saw it. */
export const mayEditCase = (certification: Certification, caseId: string): boolean =>
  maySaveReturns(certification) && certification.reviews[caseId]?.verdict !== "passed";

type Chosen = Pick<ComparedReturns, "scope" | "selected">;

/** The cases that are tested, in the script's order. */
export const selectedCases = ({ scope, selected }: Chosen) =>
  casesFor(scope).filter(({ id }) => selected.includes(id));
