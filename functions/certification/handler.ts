import { applicableCases, selectionOf } from "@portal/shared/certification/case-rules.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { certificationTransitions } from "@portal/shared/certification/lifecycle.ts";
import type { CaseReturn, Certification, CertificationStatus } from "@portal/shared/certification/model.ts";
import { certificationRevisionSchema } from "@portal/shared/certification/revision.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import { readCompany } from "../platform/change/membership.ts";
import { httpHandler } from "../platform/http/http.ts";
import { readCursor, signedPage } from "../platform/table/cursor.ts";
import { revisionSlot } from "../stage/revision.ts";
import { type Situation, stageSteps } from "../stage/step.ts";
import { ticketSlot, ticketSummary } from "../stage/ticket.ts";
import { archiveAttempt, beginAttempt, readAttempts } from "./attempts.ts";
import {
  type CertificationContent,
  type CertificationItem,
  certificationPlace,
  certificationSlot,
  certificationView,
  groundSlots,
  standingIn,
  standingSlots,
} from "./model.ts";
import { conclusion, rejection } from "./review.ts";
import { sent } from "./send.ts";

const takeStep = stageSteps<
  CertificationStatus,
  CertificationContent,
  typeof certificationTransitions,
  Certification
>({
  transitions: certificationTransitions,
  place: certificationPlace,
  initial: "open",
  slot: certificationSlot,
  around: (place) => Object.values(groundSlots(place)),
  view: (place, item, occurrence, seen) =>
    certificationView(place, { ...standingIn(seen, place), item }, occurrence),
});

/** A certification that has not begun is also `open`, but has nothing to fill in, send or restart yet. */
function begun({ stored }: Situation<CertificationItem>): CertificationItem {
  if (!stored) throw new DomainError("action-not-allowed");
  return stored;
}

/** @throws DomainError `invalid-input` for a case that the configuration does not ask for */
function chosenCases({ scope }: CertificationItem, caseIds: readonly string[]): string[] {
  const cases = applicableCases(scope);
  const fields = caseIds.flatMap((caseId, index): FieldError[] =>
    cases.some(({ id }) => id === caseId) ? [] : [{ path: `caseIds.${index}`, code: "invalid-option" }],
  );
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
  return selectionOf(cases, caseIds);
}

/** @throws DomainError `invalid-input` for a card that the case is not tested with */
function ofOwnCards({ scope }: CertificationItem, caseId: string, given: CaseReturn): CaseReturn {
  const cards = applicableCases(scope).find(({ id }) => id === caseId)?.cards ?? [];
  const fields = Object.keys(given.cardUsns ?? {}).flatMap((cardId): FieldError[] =>
    cards.includes(cardId) ? [] : [{ path: `return.cardUsns.${cardId}`, code: "invalid-option" }],
  );
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
  return given;
}

export const handler = httpHandler(certificationContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = certificationPlace(companyId, product);
    const seen = await readCompany(companyId, actor, [...standingSlots(place), ticketSlot(place)]);
    return certificationView(place, standingIn(seen, place), ticketSummary(place, seen));
  },

  begin: async (request) =>
    takeStep(request, {
      action: "begin",
      outcome: (situation) => {
        if (situation.stored) throw new DomainError("action-not-allowed");
        return beginAttempt(situation, 1);
      },
    }),

  select: async (request) =>
    takeStep(request, {
      action: "select",
      outcome: (situation) => {
        const item = begun(situation);
        return { content: { ...item, selected: chosenCases(item, request.body.caseIds) } };
      },
    }),

  saveReturn: async (request) => {
    const { caseId } = request.params;
    return takeStep(request, {
      action: "saveReturn",
      outcome: (situation) => {
        const item = begun(situation);
        // A case that support passed must stay as support saw it.
        if (!item.selected.includes(caseId) || item.reviews[caseId]?.verdict === "passed") {
          throw new DomainError("action-not-allowed");
        }
        const returns = { ...item.returns, [caseId]: ofOwnCards(item, caseId, request.body.return) };
        return { content: { ...item, returns }, facts: { caseId }, isQuiet: request.body.isAutomatic };
      },
    });
  },

  send: async (request) =>
    takeStep(request, {
      action: "send",
      outcome: (situation) => sent(situation, begun(situation)),
    }),

  getRevision: async ({ actor, params: { companyId, product, revision } }) => {
    const slot = revisionSlot(certificationPlace(companyId, product), revision, certificationRevisionSchema);
    return (await readCompany(companyId, actor, [slot])).get(slot);
  },

  reject: async (request) =>
    takeStep(request, {
      action: "reject",
      outcome: (situation) => rejection(begun(situation), request.body, situation.at),
    }),

  conclude: async (request) =>
    takeStep(request, {
      action: "conclude",
      outcome: (situation) => conclusion(begun(situation), request.body, situation.at),
    }),

  restart: async (request) =>
    takeStep(request, {
      action: "restart",
      outcome: (situation) => {
        const item = begun(situation);
        const { content, writes } = beginAttempt(situation, item.attempt + 1);
        return {
          content,
          writes: [...writes, archiveAttempt(item, situation.at)],
          ticket: { sentAt: null },
        };
      },
    }),

  listAttempts: async ({ actor, params: { companyId, product }, query: { cursor, limit } }) => {
    const place = certificationPlace(companyId, product);
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "attempts", filter: { companyId, product } };
    return signedPage(scope, await readAttempts(place, limit, await readCursor(scope, cursor)));
  },
});
