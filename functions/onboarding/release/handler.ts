import { releaseContract } from "@portal/shared/release/contract.ts";
import { type ReleaseStatus, releaseTransitions } from "@portal/shared/release/lifecycle.ts";
import type { Release } from "@portal/shared/release/model.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { contactOf } from "../../stage/people/contact.ts";
import { type Stage, takeStep } from "../../stage/step.ts";
import { ticketRef, ticketSummary } from "../../stage/ticket.ts";
import { decideDecline, decideGrant, decideRequest, decideRevoke } from "./decide.ts";
import { type ReleaseContent, releasePlace, releaseRef, releaseView } from "./model.ts";
import { obstacleIn, obstacleRefs } from "./obstacle.ts";

const stage: Stage<ReleaseStatus, ReleaseContent, typeof releaseTransitions, Release> = {
  transitions: releaseTransitions,
  place: releasePlace,
  initial: "open",
  ref: releaseRef,
  around: obstacleRefs,
  view: (place, item, occurrence, seen) => releaseView(place, item, occurrence, obstacleIn(place, seen)),
};

export const handler = httpHandler(releaseContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = releasePlace(companyId, product);
    const [own, ticket] = [releaseRef(place), ticketRef(place)];
    const seen = await readCompany(companyId, actor, [own, ticket, ...obstacleRefs(place)]);
    return releaseView(place, seen.find(own), ticketSummary(place, seen), obstacleIn(place, seen));
  },

  request: (request) =>
    takeStep(stage, request, {
      action: "request",
      decide: ({ place, stored, seen, by, at }) =>
        decideRequest({ stored, obstacle: obstacleIn(place, seen), by, at }, request.body),
    }),

  grant: (request) =>
    takeStep(stage, request, {
      action: "grant",
      decide: async ({ place, stored, at }) => {
        const owner = stored ? undefined : await contactOf(place.companyId);
        return decideGrant({ stored, owner, at }, request.body);
      },
    }),

  decline: (request) =>
    takeStep(stage, request, {
      action: "decline",
      decide: ({ stored, at }) => decideDecline(stored, request.body, at),
    }),

  revoke: (request) =>
    takeStep(stage, request, {
      action: "revoke",
      decide: ({ stored, at }) => decideRevoke(stored, request.body, at),
    }),
});
