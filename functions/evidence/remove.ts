import { DomainError } from "@portal/shared/errors.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { Author } from "../platform/change/author.ts";
import { change } from "../platform/change/change.ts";
import { announcement, record } from "../platform/change/record.ts";
import type { ChangeRequest } from "../platform/http/request.ts";
import { readAll } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { editableSlots, requireEditable, stillSo } from "./editable.ts";
import { type EvidenceItem, evidenceSlot, isLive } from "./model.ts";

type RemoveRequest = ChangeRequest & {
  readonly params: { readonly companyId: string; readonly product: ProductId; readonly fileId: string };
};

/** The object goes after the item, in the inspection's function: an object that nobody can name any more harms nobody. */
function lines(by: Author, item: EvidenceItem, at: string): Write[] {
  const { companyId, product, caseId, id: fileId, fileName } = item;
  const subject = `${product}#certification`;
  const entry = { companyId, subject, event: "evidence.removed", at };
  const erasure = announcement("erasure", entry, { product, fileId });
  if (caseId === null) return [erasure];
  return [erasure, ...record(by, { ...entry, facts: { caseId, fileId, fileName } })];
}

/** Removes a file while its certification can still be edited; files of archived attempts stay as they are. */
export async function remove(request: RemoveRequest): Promise<{ id: string }> {
  const { actor, params } = request;
  const { companyId, product, fileId } = params;
  const slot = evidenceSlot(companyId, product, fileId);
  // A file never changes its case: what is read here only says what else the decision has to look at.
  const caseId = (await readAll([slot])).find(slot)?.caseId ?? null;
  const proof = { companyId, product, caseId };
  return change(request, {
    companyId,
    reads: [slot, ...editableSlots(proof)],
    decide: (seen, by, at) => {
      const item = seen.get(slot);
      if (!isLive(item)) throw new DomainError("not-found");
      const certification = requireEditable(proof, actor, seen);
      if (certification && certification.attempt !== item.attempt) {
        throw new DomainError("action-not-allowed");
      }
      const writes: Write[] = [
        { act: "remove", key: slot.key, seen: item.version },
        ...stillSo(proof, certification, seen),
        ...lines(by, item, at),
      ];
      return { writes, result: { id: fileId } };
    },
  });
}
