import { fraudCertificationTransitions } from "@portal/shared/fraud-certification/lifecycle.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { CertificationStatus } from "@portal/shared/stage/certification/lifecycle.ts";

/** A certification that has not begun is `open` in the lifecycle; people see it as locked or ready. */
export type ShownStatus = CertificationStatus | "locked" | "ready";

export function shownStatusOf({
  status,
  begunAt,
  isUnlocked,
}: Pick<FraudCertification, "status" | "begunAt" | "isUnlocked">): ShownStatus {
  if (begunAt !== null) return status;
  return isUnlocked ? "ready" : "locked";
}

const mayClient =
  (action: keyof typeof fraudCertificationTransitions) => (certification: FraudCertification) =>
    certification.begunAt !== null &&
    allowedActions(fraudCertificationTransitions, certification.status, "client").includes(action);

export const maySelect = mayClient("select");
export const maySaveReturns = mayClient("saveReturn");
export const maySend = mayClient("send");
export const mayRestart = mayClient("restart");

export type ScenarioId = FraudCertification["selected"][number];

/** A scenario that passed stays as support saw it. */
export const mayEditScenario = (certification: FraudCertification, caseId: ScenarioId): boolean =>
  maySaveReturns(certification) && certification.reviews[caseId]?.verdict !== "passed";
