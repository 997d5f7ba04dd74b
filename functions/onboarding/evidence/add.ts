import type { EvidenceDeclaration } from "@portal/shared/evidence/model.ts";
import type { Author } from "../../platform/change/author.ts";
import { change } from "../../platform/change/change.ts";
import { record } from "../../platform/change/record.ts";
import type { ChangeRequest } from "../../platform/http/request.ts";
import { newUlid } from "../../platform/table/new-ulid.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { decideAdd } from "./decide.ts";
import { editableRefs, requireEditable, stillSo } from "./editable.ts";
import { type EvidenceItem, evidenceRef, readEvidence } from "./public.ts";

type AddRequest = ChangeRequest & {
  readonly params: { readonly companyId: string };
  readonly body: EvidenceDeclaration;
};

/** A trial upload proves nothing, so it leaves no line of history. */
function entryWrites(by: Author, item: EvidenceItem, at: string): Write[] {
  const { companyId, product, caseId, id, fileName } = item;
  if (caseId === null) return [];
  const subject = `${product}#certification` as const;
  const facts = { caseId, fileId: id, fileName };
  return record(by, { companyId, subject, event: "evidence.added", at, facts });
}

/** Creates the item of a declared file; its bytes are uploaded afterwards. */
export function add({ params: { companyId }, body, ...request }: AddRequest): Promise<{ id: string }> {
  const proof = { companyId, product: body.product, caseId: body.caseId ?? null };
  return change(request, {
    companyId,
    reads: editableRefs(proof),
    decide: async (seen, by, at) => {
      const certification = requireEditable(proof, by, seen);
      const files = await readEvidence(companyId, body.product);
      const id = newUlid(Date.parse(at));
      const item = decideAdd({ id, companyId, certification, files, at }, body);
      const { key } = evidenceRef(companyId, item.product, id);
      const writes: Write[] = [
        { act: "put", key, item, seen: 0 },
        ...stillSo(proof, certification, seen),
        ...entryWrites(by, item, at),
      ];
      return { writes, result: { id } };
    },
  });
}
