import { DomainError } from "@portal/shared/errors.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { Author } from "../../platform/change/author.ts";
import { change } from "../../platform/change/change.ts";
import { announcement, record } from "../../platform/change/record.ts";
import type { ChangeRequest } from "../../platform/http/request.ts";
import { readAll } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { editableRefs, requireEditable, stillSo } from "./editable.ts";
import { type EvidenceItem, evidenceRef, isLive } from "./public.ts";

type RemoveRequest = ChangeRequest & {
  readonly params: { readonly companyId: string; readonly product: ProductId; readonly fileId: string };
};

/** The object is deleted afterwards by the inspection's function; until then nobody can name it any more. */
function lines(by: Author, item: EvidenceItem, at: string): Write[] {
  const { companyId, product, caseId, id: fileId, fileName } = item;
  const subject = `${product}#certification` as const;
  const entry = { companyId, subject, event: "evidence.removed", at } as const;
  const erasure = announcement("erasure", entry, { product, fileId });
  if (caseId === null) return [erasure];
  return [erasure, ...record(by, { ...entry, facts: { caseId, fileId, fileName } })];
}

/** Removes a file while its certification can still be edited; files of archived attempts stay as they are. */
export async function remove(request: RemoveRequest): Promise<{ id: string }> {
  const { actor, params } = request;
  const { companyId, product, fileId } = params;
  const ref = evidenceRef(companyId, product, fileId);
  // A file never changes its case, so this read only tells which other items the decision has to read.
  const caseId = (await readAll([ref])).find(ref)?.caseId ?? null;
  const proof = { companyId, product, caseId };
  return change(request, {
    companyId,
    reads: [ref, ...editableRefs(proof)],
    decide: (seen, by, at) => {
      const item = seen.get(ref);
      if (!isLive(item)) throw new DomainError("not-found");
      const certification = requireEditable(proof, actor, seen);
      if (certification && certification.attempt !== item.attempt) {
        throw new DomainError("action-not-allowed");
      }
      const writes: Write[] = [
        { act: "remove", key: ref.key, seen: item.version },
        ...stillSo(proof, certification, seen),
        ...lines(by, item, at),
      ];
      return { writes, result: { id: fileId } };
    },
  });
}
