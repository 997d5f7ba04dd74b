import { certificationTransitions } from "@portal/shared/certification/lifecycle.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { decide } from "@portal/shared/lifecycle.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import { type CertificationItem, certificationPlace, certificationSlot } from "../certification/model.ts";
import type { Slot, Snapshot } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { type EvidenceItem, evidenceCountSlot } from "./model.ts";

/** A trial upload has no certification. */
interface Proof {
  readonly companyId: string;
  readonly product: ProductId;
  readonly caseId: EvidenceItem["caseId"];
}

const slotOf = ({ companyId, product }: Proof) => certificationSlot(certificationPlace(companyId, product));

/** The items to read before deciding whether files of a case may be added or removed. */
export const editableSlots = (proof: Proof): Slot<unknown>[] => [
  evidenceCountSlot(proof.companyId, proof.product),
  ...(proof.caseId === null ? [] : [slotOf(proof)]),
];

/**
 * The certification whose files change; undefined for a trial upload.
 * @throws DomainError `action-not-allowed` before it began, after it was sent, and for a case that has passed
 */
export function requireEditable(proof: Proof, actor: Actor, seen: Snapshot): CertificationItem | undefined {
  if (proof.caseId === null) return undefined;
  const certification = seen.find(slotOf(proof));
  if (!certification) throw new DomainError("action-not-allowed");
  decide(certificationTransitions, certification, "saveReturn", actor);
  if (certification.reviews[proof.caseId]?.verdict === "passed") throw new DomainError("action-not-allowed");
  return certification;
}

/** Makes the transaction fail if the certification changed or a file was added or removed since the read. */
export function stillSo(
  { companyId, product }: Proof,
  certification: CertificationItem | undefined,
  seen: Snapshot,
): Write[] {
  const count = evidenceCountSlot(companyId, product);
  const moved: Write = { act: "put", key: count.key, item: {}, seen: seen.find(count)?.version ?? 0 };
  if (!certification) return [moved];
  const { key } = certificationSlot(certificationPlace(companyId, product));
  return [moved, { act: "check", key, seen: certification.version }];
}
