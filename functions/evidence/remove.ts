import { DomainError } from "@portal/shared/errors.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { accountSlot } from "../account/model.ts";
import { change } from "../platform/change/change.ts";
import { announcement, record } from "../platform/change/record.ts";
import type { ChangeRequest } from "../platform/http/request.ts";
import { readAll, type Snapshot } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { editableSlots, requireEditable, stillSo } from "./editable.ts";
import { type EvidenceItem, evidenceSlot, isLive } from "./model.ts";

type RemoveRequest = ChangeRequest & {
  readonly params: { readonly companyId: string; readonly product: ProductId; readonly fileId: string };
};

/** The object goes after the item, in the inspection's function: an object that nobody can name any more harms nobody. */
function lines(request: RemoveRequest, item: EvidenceItem, seen: Snapshot): Write[] {
  const { companyId, product, caseId, id: fileId, fileName } = item;
  const at = new Date().toISOString();
  const subject = `${product}#certification`;
  const happening = { companyId, subject, event: "evidence.removed", at };
  const erasure = announcement("erasure", happening, { product, fileId });
  if (caseId === null) return [erasure];
  const actorName = seen.get(accountSlot(request.actor.sub)).name;
  return [erasure, ...record(request, { ...happening, actorName, facts: { caseId, fileId, fileName } })];
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
    reads: [slot, ...editableSlots(proof), accountSlot(actor.sub)],
    decide: (seen) => {
      const item = seen.get(slot);
      if (!isLive(item)) throw new DomainError("not-found");
      const certification = requireEditable(proof, actor, seen);
      if (certification && certification.attempt !== item.attempt) {
        throw new DomainError("action-not-allowed");
      }
      const writes: Write[] = [
        { act: "remove", key: slot.key, seen: item.version },
        ...stillSo(proof, certification, seen),
        ...lines(request, item, seen),
      ];
      return { writes, result: { id: fileId } };
    },
  });
}
