import { DomainError } from "@portal/shared/errors.ts";
import { type EvidenceDeclaration, maxFilesPerCase } from "@portal/shared/evidence/model.ts";
import type { CertificationState } from "./editable.ts";
import type { EvidenceItem } from "./public.ts";

interface Adding {
  readonly id: string;
  readonly companyId: string;
  /** None for a trial upload, which belongs to no attempt. */
  readonly certification: Pick<CertificationState, "attempt" | "selected"> | undefined;
  /** All files of the company's product. */
  readonly files: readonly Pick<EvidenceItem, "caseId" | "attempt" | "status">[];
  readonly at: string;
}

/** As long as `infra/stacks/data-stack.ts` keeps unclaimed objects in quarantine. */
const unclaimedSeconds = 24 * 60 * 60;

/**
 * The item of a declared file. Refused files do not count towards the limit.
 * @throws DomainError `action-not-allowed` for a case that is not selected, `evidence-limit-reached`
 */
export function decideAdd(
  { id, companyId, certification, files, at }: Adding,
  declaration: EvidenceDeclaration,
): EvidenceItem {
  const { caseId = null, ...declared } = declaration;
  if (certification && caseId !== null && !certification.selected.includes(caseId)) {
    throw new DomainError("action-not-allowed");
  }
  const attempt = certification?.attempt ?? 0;
  const rivals = files.filter(
    (file) => file.caseId === caseId && file.attempt === attempt && file.status !== "refused",
  );
  if (rivals.length >= maxFilesPerCase) throw new DomainError("evidence-limit-reached");
  return {
    ...declared,
    id,
    companyId,
    caseId,
    attempt,
    status: "awaiting-upload",
    refusal: null,
    createdAt: at,
    inspectedAt: null,
    version: 1,
    ttl: Math.floor(Date.parse(at) / 1000) + unclaimedSeconds,
  };
}
