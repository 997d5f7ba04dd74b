import { applicableCases, missingIn } from "@portal/shared/certification/case-rules.ts";
import { remarksOn } from "@portal/shared/certification/return-remarks.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { type EvidenceItem, evidenceRef } from "../evidence/public.ts";
import { type CertificationItem, matchedIn } from "./model.ts";

/**
 * Checks that every case that waits for a verdict is complete. The writes it returns make the transaction fail if
 * the files it found are no longer there and clean.
 * @throws DomainError `certification-incomplete`, naming each part that is missing or cannot be true
 */
export function requireComplete(item: CertificationItem, files: readonly EvidenceItem[]): Write[] {
  const { companyId, product, scope, selected, returns, reviews } = item;
  const matched = matchedIn(item);
  const cases = applicableCases(scope).filter(({ id }) => selected.includes(id));
  const filesOf = (caseId: string) => files.filter((file) => file.caseId === caseId);
  // A case that support passed can no longer be changed, so nothing new is asked for it.
  const open = cases.filter(({ id }) => reviews[id]?.verdict !== "passed");
  const fields = open.flatMap((one): FieldError[] => [
    ...missingIn(one, returns[one.id], {
      cleanFiles: filesOf(one.id).length,
      isMatched: matched[one.id] !== undefined,
    }).map((part): FieldError => ({ path: `returns.${one.id}.${part}`, code: "required" })),
    ...remarksOn(item, one.id)
      .filter(({ refuses }) => refuses)
      .map(({ field }): FieldError => ({ path: `returns.${one.id}.${field}`, code: "invalid" })),
  ]);
  if (fields.length > 0) throw new DomainError("certification-incomplete", { fields });
  const relied = cases.flatMap((one) => (one.needsScreens ? filesOf(one.id).slice(0, 1) : []));
  return relied.map(({ id, version }) => ({
    act: "check",
    key: evidenceRef(companyId, product, id).key,
    seen: version,
  }));
}
