import { DomainError } from "@portal/shared/errors.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { releaseTransitions } from "@portal/shared/release/lifecycle.ts";
import type { Release, ReleaseStatus } from "@portal/shared/release/model.ts";
import type { Contact } from "@portal/shared/roles.ts";
import { contactOf } from "../contact.ts";
import { httpHandler } from "../http.ts";
import { readCompany } from "../membership.ts";
import { stageSteps } from "../occurrence/stage-step.ts";
import { ticketSlot, ticketSummary } from "../occurrence/ticket.ts";
import { type ReleaseItem, releasePlace, releaseSlot, releaseView } from "./model.ts";

const takeStep = stageSteps<
  ReleaseStatus,
  Pick<ReleaseItem, "request" | "answer">,
  typeof releaseTransitions,
  Release
>({
  transitions: releaseTransitions,
  place: releasePlace,
  initial: "open",
  slot: releaseSlot,
  view: releaseView,
});

/** @throws DomainError `action-not-allowed` for a company that everybody has left: nobody would use what is opened. */
async function ownerOf(companyId: string): Promise<Contact> {
  const owner = await contactOf(companyId);
  if (!owner) throw new DomainError("action-not-allowed");
  const { sub, name, email, locale } = owner;
  return { sub, name, email, locale };
}

export const handler = httpHandler(releaseContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = releasePlace(companyId, product);
    const seen = await readCompany(companyId, actor, [releaseSlot(place), ticketSlot(place)]);
    return releaseView(place, seen.find(releaseSlot(place)), ticketSummary(place, seen));
  },

  request: async (request) => {
    const { category, reason } = request.body;
    return takeStep(request, {
      action: "request",
      outcome: ({ stored, at }) => ({
        content: { request: { category, reason, requestedAt: at }, answer: null },
        comment: reason,
        facts: { category, isAgain: Boolean(stored?.request) },
        ticket: { isNew: true, sentAt: at },
      }),
    });
  },

  grant: async (request) => {
    const { comment } = request.body;
    return takeStep(request, {
      action: "grant",
      outcome: async ({ stored, place, at }) => ({
        content: { request: stored?.request ?? null, answer: { comment: comment ?? null, answeredAt: at } },
        comment,
        ticket: stored ? {} : { contact: await ownerOf(place.companyId) },
      }),
    });
  },

  decline: async (request) => {
    const { comment } = request.body;
    return takeStep(request, {
      action: "decline",
      outcome: ({ stored, at }) => ({
        content: { request: stored?.request ?? null, answer: { comment, answeredAt: at } },
        comment,
      }),
    });
  },
});
