import { certificationContract } from "@portal/shared/certification/contract.ts";
import { certificationAttemptSchema } from "@portal/shared/certification/model.ts";
import { certificationRevisionSchema } from "@portal/shared/certification/revision.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { readCursor, signedPage } from "../../platform/table/cursor.ts";
import { readAttempts } from "../../stage/attempt.ts";
import { findRevision, revisionRef } from "../../stage/revision.ts";
import { takeStep } from "../../stage/step.ts";
import { ticketRef, ticketSummary } from "../../stage/ticket.ts";
import { type EvidenceItem, readEvidence } from "../evidence/public.ts";
import {
  decideBegin,
  decideConclude,
  decideReject,
  decideRestart,
  decideReturn,
  decideSelect,
  decideSend,
} from "./decide.ts";
import {
  begun,
  type CertificationItem,
  certificationPlace,
  certificationRef,
  failedCases,
  certificationStage as stage,
  surroundingRefs,
  surroundingsIn,
} from "./model.ts";

/** The files of this attempt that passed the inspection. */
async function cleanFiles({ companyId, product, attempt }: CertificationItem): Promise<EvidenceItem[]> {
  const files = await readEvidence(companyId, product);
  return files.filter((file) => file.attempt === attempt && file.status === "clean");
}

export const handler = httpHandler(certificationContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = certificationPlace(companyId, product);
    const [own, ticket] = [certificationRef(place), ticketRef(place)];
    const seen = await readCompany(companyId, actor, [own, ticket, ...Object.values(surroundingRefs(place))]);
    return stage.view(place, seen.find(own), ticketSummary(place, seen), seen);
  },

  begin: (request) =>
    takeStep(stage, request, {
      action: "begin",
      decide: ({ place, stored, seen, at }) =>
        decideBegin(stored, { place, around: surroundingsIn(seen, place), at }),
    }),

  select: (request) =>
    takeStep(stage, request, {
      action: "select",
      decide: ({ stored }) => decideSelect(begun(stored), request.body.caseIds),
    }),

  saveReturn: (request) =>
    takeStep(stage, request, {
      action: "saveReturn",
      decide: ({ stored }) => decideReturn(begun(stored), request.params.caseId, request.body),
    }),

  send: (request) =>
    takeStep(stage, request, {
      action: "send",
      decide: async ({ place, stored, by, at }) => {
        const item = begun(stored);
        const clean = await cleanFiles(item);
        // Only what support failed is compared with what it saw.
        const last = failedCases(item).length > 0 ? item.revision : undefined;
        const before = await findRevision(place, last, certificationRevisionSchema);
        return decideSend(item, { place, clean, before, by, at });
      },
    }),

  getRevision: async ({ actor, params: { companyId, product, revision } }) => {
    const ref = revisionRef(certificationPlace(companyId, product), revision, certificationRevisionSchema);
    return (await readCompany(companyId, actor, [ref])).get(ref);
  },

  reject: (request) =>
    takeStep(stage, request, {
      action: "reject",
      words: request.body,
      decide: ({ stored, at }) => decideReject(begun(stored), request.body, at),
    }),

  conclude: (request) =>
    takeStep(stage, request, {
      action: "conclude",
      words: request.body,
      decide: ({ stored, at }) => decideConclude(begun(stored), request.body, at),
    }),

  restart: (request) =>
    takeStep(stage, request, {
      action: "restart",
      decide: ({ place, stored, seen, at }) =>
        decideRestart(begun(stored), { place, around: surroundingsIn(seen, place), at }),
    }),

  listAttempts: async ({ actor, params: { companyId, product }, query: { cursor, limit } }) => {
    const place = certificationPlace(companyId, product);
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "attempts", filter: { companyId, product } };
    return signedPage(
      scope,
      await readAttempts(place, certificationAttemptSchema, limit, await readCursor(scope, cursor)),
    );
  },
});
