import { allowedActions } from "@portal/shared/lifecycle.ts";
import {
  type CertificationMove,
  type CertificationStatus,
  certificationMoves,
} from "@portal/shared/stage/certification/lifecycle.ts";
import type { AnyCertification } from "./screens.ts";

/** A certification that has not begun is `open` in the lifecycle; people see it as locked or ready. */
export type ShownCertificationStatus = CertificationStatus | "locked" | "ready";

type Begun = Pick<AnyCertification, "status" | "begunAt">;

export function shownStatusOf({
  status,
  begunAt,
  isUnlocked,
}: Begun & Pick<AnyCertification, "isUnlocked">): ShownCertificationStatus {
  if (begunAt !== null) return status;
  return isUnlocked ? "ready" : "locked";
}

/** What a client may do is the same for every product; only support has acts that one product alone knows. */
const moves = certificationMoves("certification");

const mayClient =
  (action: CertificationMove) =>
  ({ status, begunAt }: Begun): boolean =>
    begunAt !== null && allowedActions(moves, status, "client").includes(action);

export const maySelect = mayClient("select");
export const maySaveReturns = mayClient("saveReturn");
export const maySend = mayClient("send");
export const mayRestart = mayClient("restart");

/** A case that passed stays as support saw it. */
export const mayEditCase = (
  certification: Begun & Pick<AnyCertification, "reviews">,
  caseId: string,
): boolean => maySaveReturns(certification) && certification.reviews[caseId]?.verdict !== "passed";

/** The cases that may be filled in. */
export const openCaseIds = <Id extends string>(
  certification: Begun & Pick<AnyCertification, "reviews"> & { readonly selected: readonly Id[] },
): Id[] => certification.selected.filter((caseId) => mayEditCase(certification, caseId));
