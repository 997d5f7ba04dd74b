import { applicableCases, selectionOf } from "@portal/shared/certification/case-rules.ts";
import type { CaseReturn, CaseReview } from "@portal/shared/certification/model.ts";
import type { CertificationRevision } from "@portal/shared/certification/revision.ts";
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
import { requireReason, requireWhole, reviewed } from "../../stage/verdict.ts";
import type { EvidenceItem } from "../evidence/public.ts";
import { archiveAttempt } from "./attempts.ts";
import { requireComplete } from "./completeness.ts";
import {
  type CertificationContent,
  type CertificationItem,
  failedCases,
  freshContent,
  isCertificationUnlocked,
  matchedIn,
  requireOpenCase,
  type Surroundings,
  surroundingRefs,
} from "./model.ts";
import { requireNoneMandatoryFailed } from "./review.ts";

type Decision = StageDecision<CertificationContent>;

interface Ground {
  readonly place: OccurrencePlace;
  readonly around: Surroundings;
  readonly at: string;
}

/**
 * A new attempt. It depends on the configuration as it was read: if that is reopened or approved with other answers
 * at the same instant, the transaction fails and is decided again.
 * @throws DomainError `stage-locked`
 */
function attemptOn({ place, around, at }: Ground, attempt: number, revision: number) {
  const { configuration, release } = around;
  if (!isCertificationUnlocked(around)) throw new DomainError("stage-locked");
  const refs = surroundingRefs(place);
  const writes: Write[] = [
    { act: "check", key: refs.configuration.key, seen: configuration?.version ?? 0 },
    { act: "check", key: refs.release.key, seen: release?.version ?? 0 },
  ];
  return { content: { ...freshContent(configuration, attempt), begunAt: at, revision }, writes };
}

export function decideBegin(stored: CertificationItem | undefined, ground: Ground): Decision {
  if (stored) throw new DomainError("action-not-allowed");
  return attemptOn(ground, 1, 0);
}

/** Keeps the attempt as it was, and starts another one. */
export function decideRestart(item: CertificationItem, ground: Ground): Decision {
  const { content, writes } = attemptOn(ground, item.attempt + 1, item.revision);
  return { content, writes: [...writes, archiveAttempt(item, ground.at)], ticket: { sentAt: null } };
}

function requireNone(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
}

/** @throws DomainError `invalid-input` for a case that the configuration does not ask for */
export function decideSelect(item: CertificationItem, caseIds: readonly string[]): Decision {
  const cases = applicableCases(item.scope);
  const strange = caseIds.flatMap((caseId, index): FieldError[] =>
    cases.some(({ id }) => id === caseId) ? [] : [{ path: `caseIds.${index}`, code: "invalid-option" }],
  );
  requireNone(strange);
  return { content: { ...item, selected: selectionOf(cases, caseIds) } };
}

interface GivenReturn {
  readonly return: CaseReturn;
  readonly isAutomatic?: boolean | undefined;
}

/** @throws DomainError `action-not-allowed`, and `invalid-input` for a card that the case is not tested with */
export function decideReturn(item: CertificationItem, caseId: string, body: GivenReturn): Decision {
  const { scope, returns } = item;
  requireOpenCase(item, caseId);
  const cards = applicableCases(scope).find(({ id }) => id === caseId)?.cards ?? [];
  const strange = Object.keys(body.return.cardUsns ?? {}).flatMap((cardId): FieldError[] =>
    cards.includes(cardId) ? [] : [{ path: `return.cardUsns.${cardId}`, code: "invalid-option" }],
  );
  requireNone(strange);
  const content = { ...item, returns: { ...returns, [caseId]: body.return } };
  return { content, facts: { caseId }, isQuiet: body.isAutomatic };
}

/** Whether nothing is left that support has to compare: what is sent is complete, so all that counts is the proof. */
function isEverythingChecked(item: CertificationItem): boolean {
  const matched = matchedIn(item);
  return applicableCases(item.scope).every(
    ({ id, isMandatory }) => !isMandatory || matched[id] !== undefined,
  );
}

interface Sending {
  readonly place: OccurrencePlace;
  /** The files of this attempt that passed the inspection. */
  readonly clean: readonly EvidenceItem[];
  /** As it was sent the time before. */
  readonly before: CertificationRevision | undefined;
  readonly by: Pick<Author, "sub" | "name">;
  readonly at: string;
}

/**
 * Sends the returns to support and keeps them as a revision.
 * @throws DomainError `certification-incomplete`; `nothing-corrected` when failed cases come back as they were
 */
export function decideSend(item: CertificationItem, { place, clean, before, by, at }: Sending): Decision {
  const { attempt, selected, returns } = item;
  const checks = requireComplete(item, clean);
  const files = filesByCase(selected, clean);
  const corrected = correctedSince(before, { returns, files }, failedCases(item));
  if (isUntouched(corrected.map(({ state }) => state))) throw new DomainError("nothing-corrected");
  const revision: CertificationRevision = { ...sendingOf(item, by, at), attempt, selected, returns, files };
  return {
    content: { ...item, revision: revision.revision },
    writes: [...checks, keepRevision(place, revision)],
    ticket: { sentAt: at, isChecked: isEverythingChecked(item) },
    facts: factsOfSending(revision.revision, corrected),
  };
}

interface Review {
  readonly comment?: string | undefined;
  readonly reviews: readonly CaseReview[];
}

/** @throws DomainError `review-incomplete`, and `invalid-input` where nothing says what to correct */
export function decideReject(item: CertificationItem, given: Review, at: string): Decision {
  requireWhole(item.selected, given.reviews);
  requireReason(given);
  return reviewed(item, given, at);
}

/** @throws DomainError `review-incomplete`, `mandatory-case-failed` */
export function decideConclude(item: CertificationItem, given: Review, at: string): Decision {
  requireWhole(item.selected, given.reviews);
  requireNoneMandatoryFailed(item, given.reviews);
  return reviewed(item, given, at);
}
