import { DomainError } from "@portal/shared/errors.ts";
import { type EvidenceDeclaration, maxFilesPerCase } from "@portal/shared/evidence/model.ts";
import { ulid } from "ulid";
import type { Author } from "../platform/change/author.ts";
import { change } from "../platform/change/change.ts";
import { record } from "../platform/change/record.ts";
import type { ChangeRequest } from "../platform/http/request.ts";
import type { Write } from "../platform/table/transaction.ts";
import { type CertificationState, editableRefs, requireEditable, stillSo } from "./editable.ts";
import { type EvidenceItem, evidenceRef, readEvidence } from "./model.ts";

type AddRequest = ChangeRequest & {
  readonly params: { readonly companyId: string };
  readonly body: EvidenceDeclaration;
};

/** As long as `infra/stacks/data-stack.ts` keeps unclaimed objects in quarantine. */
const unclaimedSeconds = 24 * 60 * 60;

/** A trial upload belongs to no attempt. */
const attemptOf = (certification: CertificationState | undefined) => certification?.attempt ?? 0;

/**
 * Refused files do not count.
 * @throws DomainError `evidence-limit-reached`
 */
async function requirePlace({ companyId, product, caseId, attempt }: EvidenceItem): Promise<void> {
  const files = await readEvidence(companyId, product);
  const rivals = files.filter(
    (file) => file.caseId === caseId && file.attempt === attempt && file.status !== "refused",
  );
  if (rivals.length >= maxFilesPerCase) throw new DomainError("evidence-limit-reached");
}

function itemOf({ params, body }: AddRequest, certification: CertificationState | undefined): EvidenceItem {
  const now = Date.now();
  const { caseId = null, ...declared } = body;
  return {
    ...declared,
    id: ulid(now),
    companyId: params.companyId,
    caseId,
    attempt: attemptOf(certification),
    status: "awaiting-upload",
    refusal: null,
    createdAt: new Date(now).toISOString(),
    inspectedAt: null,
    version: 1,
    ttl: Math.floor(now / 1000) + unclaimedSeconds,
  };
}

/** A trial upload proves nothing, so it leaves no line of history. */
function lines(by: Author, item: EvidenceItem): Write[] {
  const { companyId, product, caseId, id, fileName, createdAt: at } = item;
  if (caseId === null) return [];
  const subject = `${product}#certification` as const;
  const facts = { caseId, fileId: id, fileName };
  return record(by, { companyId, subject, event: "evidence.added", at, facts });
}

/** Creates the item of a declared file; its bytes are uploaded afterwards. */
export function add(request: AddRequest): Promise<{ id: string }> {
  const { actor, params, body } = request;
  const { companyId } = params;
  const proof = { companyId, product: body.product, caseId: body.caseId ?? null };
  return change(request, {
    companyId,
    reads: editableRefs(proof),
    decide: async (seen, by) => {
      const certification = requireEditable(proof, actor, seen);
      if (certification && body.caseId && !certification.selected.includes(body.caseId)) {
        throw new DomainError("action-not-allowed");
      }
      const item = itemOf(request, certification);
      await requirePlace(item);
      const { key } = evidenceRef(companyId, item.product, item.id);
      const writes: Write[] = [
        { act: "put", key, item, seen: 0 },
        ...stillSo(proof, certification, seen),
        ...lines(by, item),
      ];
      return { writes, result: { id: item.id } };
    },
  });
}
