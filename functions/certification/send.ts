import {
  type CertificationRevision,
  caseCorrection,
  certificationRevisionSchema,
  proofIn,
} from "@portal/shared/certification/revision.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { countCorrections, isUntouched } from "@portal/shared/stage/correction.ts";
import { type EvidenceItem, readEvidence } from "../evidence/model.ts";
import { findRevision, keepRevision, sendingOf } from "../stage/revision.ts";
import type { Situation } from "../stage/step.ts";
import { requireComplete } from "./completeness.ts";
import type { CertificationItem } from "./model.ts";

/** The files of this attempt that passed the inspection. */
async function cleanFiles({ companyId, product, attempt }: CertificationItem): Promise<EvidenceItem[]> {
  const files = await readEvidence(companyId, product);
  return files.filter((file) => file.attempt === attempt && file.status === "clean");
}

const filesByCase = (selected: readonly string[], files: readonly EvidenceItem[]) =>
  Object.fromEntries(
    selected.map((caseId) => [
      caseId,
      files.filter((file) => file.caseId === caseId).map(({ id, fileName }) => ({ id, fileName })),
    ]),
  );

const failedIn = ({ selected, reviews }: CertificationItem): string[] =>
  selected.filter((caseId) => reviews[caseId]?.verdict === "failed");

/** What the client did about each failed case; unknown for cases sent before revisions were kept. */
async function correctionsIn(
  { place }: Situation<CertificationItem>,
  item: CertificationItem,
  now: Pick<CertificationRevision, "returns" | "files">,
) {
  const failed = failedIn(item);
  if (failed.length === 0) return [];
  const before = await findRevision(place, item.revision, certificationRevisionSchema);
  return failed.map(
    (caseId) =>
      ({
        caseId,
        state: before ? caseCorrection(proofIn(before, caseId), proofIn(now, caseId)) : "changed",
      }) as const,
  );
}

/**
 * Sends the returns to support and keeps them as a revision.
 * @throws DomainError `certification-incomplete`; `nothing-corrected` when failed cases come back as they were
 */
export async function sent(situation: Situation<CertificationItem>, item: CertificationItem) {
  const { attempt, selected, returns } = item;
  const clean = await cleanFiles(item);
  const checks = requireComplete(item, clean);
  const files = filesByCase(selected, clean);
  const corrected = await correctionsIn(situation, item, { returns, files });
  const corrections = corrected.map(({ state }) => state);
  if (isUntouched(corrections)) throw new DomainError("nothing-corrected");
  const sending = sendingOf(situation);
  const revision: CertificationRevision = { ...sending, attempt, selected, returns, files };
  return {
    content: { ...item, revision: revision.revision },
    writes: [...checks, keepRevision(situation.place, revision)],
    ticket: { sentAt: situation.at },
    facts: {
      revision: revision.revision,
      caseIds: corrected.filter(({ state }) => state !== "open").map(({ caseId }) => caseId),
      ...(corrections.length > 0 ? { corrections: countCorrections(corrections) } : {}),
    },
  };
}
