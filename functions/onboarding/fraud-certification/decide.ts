import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type {
  FraudRevision,
  ScenarioReturn,
  ScenarioReview,
} from "@portal/shared/fraud-certification/model.ts";
import {
  missingIn,
  remarksOn,
  scenarioOf,
  selectionOf,
} from "@portal/shared/fraud-certification/scenario-rules.ts";
import { fraudScenarioIds } from "@portal/shared/fraud-prevention/model.ts";
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
import { failedIn, refuseFor, requireReason, requireWhole, reviewed } from "../../stage/verdict.ts";
import { type EvidenceItem, evidenceRef } from "../evidence/public.ts";
import {
  type FraudCertificationContent,
  type FraudCertificationItem,
  failedScenarios,
  matchedIn,
  requireOpenScenario,
} from "./model.ts";

type Decision = StageDecision<FraudCertificationContent>;
type ScenarioId = FraudCertificationItem["selected"][number];

export const decideSelect = (item: FraudCertificationItem, caseIds: readonly ScenarioId[]): Decision => ({
  content: { ...item, selected: selectionOf(caseIds, item.reviews) },
});

interface GivenReturn {
  readonly return: ScenarioReturn;
  readonly isAutomatic?: boolean | undefined;
}

/** @throws DomainError `action-not-allowed` for a scenario that has passed or is not to be sent */
export function decideReturn(item: FraudCertificationItem, caseId: ScenarioId, body: GivenReturn): Decision {
  requireOpenScenario(item, caseId);
  const content = { ...item, returns: { ...item.returns, [caseId]: body.return } };
  return { content, facts: { caseId }, isQuiet: body.isAutomatic };
}

/** The scenarios that are sent and wait for a verdict. */
const openIn = ({ selected, reviews }: FraudCertificationItem): ScenarioId[] =>
  selected.filter((caseId) => reviews[caseId]?.verdict !== "passed");

/**
 * Checks that every scenario that waits for a verdict is complete. The writes it returns make the transaction fail if
 * the files it found are no longer there and clean.
 * @throws DomainError `certification-incomplete`, naming each part that is missing or cannot be true
 */
function requireComplete(item: FraudCertificationItem, clean: readonly EvidenceItem[]): Write[] {
  const matched = matchedIn(item);
  const filesOf = (caseId: string) => clean.filter((file) => file.caseId === caseId);
  const fields = openIn(item).flatMap((caseId): FieldError[] => {
    const scenario = scenarioOf(caseId);
    if (!scenario) return [];
    const proof = { cleanFiles: filesOf(caseId).length, isMatched: matched[caseId] !== undefined };
    const at = (part: string) => `returns.${caseId}.${part}`;
    return [
      ...missingIn(scenario, item.returns[caseId], proof).map(
        (part): FieldError => ({ path: at(part), code: "required" }),
      ),
      ...remarksOn(item, scenario).map(({ field }): FieldError => ({ path: at(field), code: "invalid" })),
    ];
  });
  refuseFor("certification-incomplete", fields);
  const { companyId, product } = item;
  return item.selected.flatMap((caseId) =>
    filesOf(caseId)
      .slice(0, 1)
      .map(({ id, version }) => ({
        act: "check",
        key: evidenceRef(companyId, product, id).key,
        seen: version,
      })),
  );
}

interface Sending {
  readonly place: OccurrencePlace;
  /** The files of this attempt that passed the inspection. */
  readonly clean: readonly EvidenceItem[];
  /** As it was sent the time before. */
  readonly before: FraudRevision | undefined;
  readonly by: Pick<Author, "sub" | "name">;
  readonly at: string;
}

/**
 * Sends the returns to support and keeps them as a revision.
 * @throws DomainError `certification-incomplete`; `nothing-corrected` when failed scenarios come back as they were;
 * `action-not-allowed` when all that is chosen has passed already
 */
export function decideSend(
  item: FraudCertificationItem,
  { place, clean, before, by, at }: Sending,
): Decision {
  const { attempt, selected, returns } = item;
  const open = openIn(item);
  if (open.length === 0) throw new DomainError("action-not-allowed");
  const checks = requireComplete(item, clean);
  const files = filesByCase(selected, clean);
  const corrected = correctedSince<ScenarioReturn>(before, { returns, files }, failedScenarios(item));
  const isNewSent = open.some((caseId) => !before?.selected.includes(caseId));
  if (isUntouched(corrected.map(({ state }) => state)) && !isNewSent)
    throw new DomainError("nothing-corrected");
  const revision: FraudRevision = { ...sendingOf(item, by, at), attempt, selected, returns, files };
  const matched = matchedIn(item);
  return {
    content: { ...item, revision: revision.revision },
    writes: [...checks, keepRevision(place, revision)],
    ticket: { sentAt: at, isChecked: open.every((caseId) => matched[caseId] !== undefined) },
    facts: factsOfSending(revision.revision, corrected),
  };
}

interface Review {
  readonly comment?: string | undefined;
  readonly reviews: readonly ScenarioReview[];
}

/**
 * Gives it back to whoever can do something about it: with nothing to repeat and nothing left to send, the client
 * could only begin again, while all that is missing is the signature, which support records.
 * @throws DomainError `review-incomplete`, `invalid-input` where nothing says what to do next, `action-not-allowed`
 */
export function decideReject(item: FraudCertificationItem, given: Review, at: string): Decision {
  requireWhole(item.selected, given.reviews);
  requireReason(given);
  const isAllSent = fraudScenarioIds.every((id) => item.selected.includes(id));
  if (isAllSent && failedIn(given.reviews).length === 0) throw new DomainError("action-not-allowed");
  return reviewed(item, given, at);
}

/**
 * Every scenario there is has passed, and the contract is signed. Nothing else concludes it: a release opens the
 * product, and replaces neither.
 * @throws DomainError `review-incomplete`, `mandatory-case-failed`, `contract-not-signed`
 */
export function decideConclude(item: FraudCertificationItem, given: Review, at: string): Decision {
  requireWhole(item.selected, given.reviews);
  const failed = failedIn(given.reviews);
  const lacking = fraudScenarioIds.filter((id) => failed.includes(id) || !item.selected.includes(id));
  refuseFor(
    "mandatory-case-failed",
    lacking.map((id): FieldError => ({ path: `reviews.${id}`, code: "invalid" })),
  );
  if (!item.signature) throw new DomainError("contract-not-signed");
  return reviewed(item, given, at);
}
