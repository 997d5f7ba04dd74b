import { DomainError } from "@portal/shared/errors.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { releaseTransitions } from "@portal/shared/release/lifecycle.ts";
import type { Release, ReleaseStatus } from "@portal/shared/release/model.ts";
import type { Contact } from "@portal/shared/roles.ts";
import { readCompany } from "../platform/change/membership.ts";
import { httpHandler } from "../platform/http/http.ts";
import { contactOf } from "../stage/contact.ts";
import { stageSteps } from "../stage/step.ts";
import { ticketSlot, ticketSummary } from "../stage/ticket.ts";
import { type ReleaseItem, releasePlace, releaseSlot, releaseView } from "./model.ts";
import { obstacleIn, obstacleSlots } from "./obstacle.ts";

type Content = Pick<ReleaseItem, "request" | "answer">;

const takeStep = stageSteps<ReleaseStatus, Content, typeof releaseTransitions, Release>({
  transitions: releaseTransitions,
  place: releasePlace,
  initial: "open",
  slot: releaseSlot,
  around: obstacleSlots,
  view: (place, item, occurrence, seen) => releaseView(place, item, occurrence, obstacleIn(place, seen)),
});

/** @throws DomainError `action-not-allowed` for a company without members: nobody would use the opened stage */
async function ownerOf(companyId: string): Promise<Contact> {
  const owner = await contactOf(companyId);
  if (!owner) throw new DomainError("action-not-allowed");
  return owner;
}

const content = (stored: ReleaseItem | undefined, answer: Release["answer"]): Content => ({
  request: stored?.request ?? null,
  answer,
});

/** When the client gave no reason, support has to give one. */
const unasked = { fields: [{ path: "comment", code: "required" }] } as const;

export const handler = httpHandler(releaseContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = releasePlace(companyId, product);
    const slots = [releaseSlot(place), ticketSlot(place), ...obstacleSlots(place)];
    const seen = await readCompany(companyId, actor, slots);
    const item = seen.find(releaseSlot(place));
    return releaseView(place, item, ticketSummary(place, seen), obstacleIn(place, seen));
  },

  request: async (request) => {
    const { category, reason } = request.body;
    return takeStep(request, {
      action: "request",
      outcome: ({ place, stored, seen, by, at }) => {
        const obstacle = obstacleIn(place, seen);
        if (obstacle) throw new DomainError(obstacle);
        return {
          content: { request: { category, reason, requestedAt: at, requestedBy: by.name }, answer: null },
          comment: reason,
          facts: { category, isAgain: Boolean(stored?.request) },
          ticket: { isNew: true, sentAt: at },
        };
      },
    });
  },

  grant: async (request) => {
    const { comment } = request.body;
    return takeStep(request, {
      action: "grant",
      outcome: async ({ stored, place, at }) => {
        if (stored?.status !== "under-approval" && !comment) throw new DomainError("invalid-input", unasked);
        return {
          content: content(stored, { comment: comment ?? null, answeredAt: at, isRevoked: false }),
          comment,
          ticket: stored ? {} : { contact: await ownerOf(place.companyId) },
        };
      },
    });
  },

  decline: async (request) => {
    const { comment } = request.body;
    return takeStep(request, {
      action: "decline",
      outcome: ({ stored, at }) => ({
        content: content(stored, { comment, answeredAt: at, isRevoked: false }),
        comment,
      }),
    });
  },

  revoke: async (request) => {
    const { comment } = request.body;
    return takeStep(request, {
      action: "revoke",
      outcome: ({ stored, at }) => ({
        content: content(stored, { comment, answeredAt: at, isRevoked: true }),
        comment,
      }),
    });
  },
});
