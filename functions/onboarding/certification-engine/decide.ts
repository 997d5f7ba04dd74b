import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { isUntouched } from "@portal/shared/stage/correction.ts";
import type { Author } from "../../platform/change/author.ts";
import type { Write } from "../../platform/table/transaction.ts";
import type { StageDecision } from "../../stage/decision.ts";
import {
  correctedSince,
  factsOfSending,
  filesByCase,
  keepRevision,
  sendingOf,
} from "../../stage/revision.ts";
import {
  failedIn,
  type GivenReview,
  refuseFor,
  requireReason,
  requireWhole,
  reviewed,
} from "../../stage/verdict.ts";
import { type EvidenceItem, evidenceRef } from "../evidence/public.ts";
import { failedCases, matchedIn, openCases, requireOpenCase } from "./model.ts";
import type { CertificationScript, Kept, ProductForms } from "./script.ts";

type Forms = ProductForms;
type Decision<Of extends Forms> = StageDecision<Of["content"]>;

export const decideSelect = <Of extends Forms>(
  script: CertificationScript<Of>,
  item: Kept<Of>,
  caseIds: readonly string[],
): Decision<Of> => ({ content: { ...item, selected: script.select(item, caseIds) } });

interface GivenReturn<Return> {
  readonly return: Return;
  readonly isAutomatic?: boolean | undefined;
}

/** @throws DomainError `action-not-allowed` for a case that has passed or is not tested */
export function decideReturn<Of extends Forms>(
  { conditions }: CertificationScript<Of>,
  item: Kept<Of>,
  caseId: string,
  body: GivenReturn<Of["return"]>,
): Decision<Of> {
  requireOpenCase(item, caseId);
  conditions.saveReturn?.(item, caseId, body.return);
  const content = { ...item, returns: { ...item.returns, [caseId]: body.return } };
  return { content, facts: { caseId }, isQuiet: body.isAutomatic };
}

/**
 * Checks that every case that waits for a verdict is complete. The writes it returns make the transaction fail if the
 * files it found are no longer there and clean.
 * @throws DomainError `certification-incomplete`, naming each part that is missing or cannot be true
 */
function requireComplete<Of extends Forms>(
  script: CertificationScript<Of>,
  item: Kept<Of>,
  clean: readonly EvidenceItem[],
): Write[] {
  const matched = matchedIn(item);
  const filesOf = (caseId: string) => clean.filter((file) => file.caseId === caseId);
  const fields = openCases(item).flatMap((caseId): FieldError[] => {
    const proof = { cleanFiles: filesOf(caseId).length, isMatched: matched[caseId] !== undefined };
    return script
      .faultsIn(item, caseId, proof)
      .map(({ path, code }) => ({ path: `returns.${caseId}.${path}`, code }));
  });
  refuseFor("certification-incomplete", fields);
  const relied = item.selected.filter((caseId) => script.reliesOnFile(item, caseId));
  const files = relied.flatMap((caseId) => filesOf(caseId).slice(0, 1));
  return files.map(({ id, version }) => ({
    act: "check",
    key: evidenceRef(item.companyId, item.product, id).key,
    seen: version,
  }));
}

interface Sending<Revision> {
  readonly place: OccurrencePlace;
  /** The files of this attempt that passed the inspection. */
  readonly clean: readonly EvidenceItem[];
  /** As it was sent the time before. */
  readonly before: Revision | undefined;
  readonly by: Pick<Author, "sub" | "name">;
  readonly at: string;
}

/**
 * Sends the returns to support and keeps them as a revision.
 * @throws DomainError `certification-incomplete`; `nothing-corrected` when failed cases come back as they were, and
 * nothing comes with them that support has not seen
 */
export function decideSend<Of extends Forms>(
  script: CertificationScript<Of>,
  item: Kept<Of>,
  { place, clean, before, by, at }: Sending<Of["revision"]>,
): Decision<Of> {
  const { attempt, selected, returns } = item;
  script.conditions.send?.(item);
  const checks = requireComplete(script, item, clean);
  const files = filesByCase(selected, clean);
  const corrected = correctedSince(before, { returns, files }, failedCases(item));
  const isAnyNew = openCases(item).some((caseId) => !before?.selected.includes(caseId));
  if (isUntouched(corrected.map(({ state }) => state)) && !isAnyNew)
    throw new DomainError("nothing-corrected");
  const revision = { ...sendingOf(item, by, at), attempt, selected, returns, files };
  const matched = matchedIn(item);
  const isChecked = script.toProve(item).every((caseId) => matched[caseId] !== undefined);
  return {
    content: { ...item, revision: revision.revision },
    writes: [...checks, keepRevision(place, revision)],
    ticket: { sentAt: at, isChecked },
    facts: factsOfSending(revision.revision, corrected),
  };
}

/** @throws DomainError `review-incomplete`, and `invalid-input` where nothing says what to correct */
export function decideReject<Of extends Forms>(
  { conditions }: CertificationScript<Of>,
  item: Kept<Of>,
  given: GivenReview,
  at: string,
): Decision<Of> {
  requireWhole(item.selected, given.reviews);
  requireReason(given);
  conditions.reject?.(item, given);
  return reviewed(item, given, at);
}

/** @throws DomainError `review-incomplete`, `mandatory-case-failed` */
export function decideConclude<Of extends Forms>(
  { conditions, mustPass }: CertificationScript<Of>,
  item: Kept<Of>,
  given: GivenReview,
  at: string,
): Decision<Of> {
  requireWhole(item.selected, given.reviews);
  const failed = failedIn(given.reviews);
  const lacking = mustPass(item).filter((id) => failed.includes(id) || !item.selected.includes(id));
  refuseFor(
    "mandatory-case-failed",
    lacking.map((id): FieldError => ({ path: `reviews.${id}`, code: "invalid" })),
  );
  conditions.conclude?.(item);
  return reviewed(item, given, at);
}
