import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudAttemptSchema, fraudRevisionSchema } from "@portal/shared/fraud-certification/model.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { readCursor, signedPage } from "../../platform/table/cursor.ts";
import { readAttempts } from "../../stage/attempt.ts";
import { findRevision, revisionRef } from "../../stage/revision.ts";
import { takeStep } from "../../stage/step.ts";
import { ticketRef, ticketSummary } from "../../stage/ticket.ts";
import { type EvidenceItem, readEvidence } from "../evidence/public.ts";
import { decideBegin, decideRestart } from "./attempt.ts";
import { decideConclude, decideReject, decideReturn, decideSelect, decideSend } from "./decide.ts";
import {
  begun,
  configurationStateRef,
  type FraudCertificationItem,
  failedScenarios,
  fraudCertificationPlace,
  fraudCertificationRef,
  fraudCertificationStage as stage,
} from "./model.ts";
import { decideSign, decideUnsign } from "./signature.ts";

/** The address names no product: there is one. */
const ofProduct = <Request extends { readonly params: { readonly companyId: string } }>(
  request: Request,
) => ({
  ...request,
  params: { companyId: request.params.companyId, product: "fraud-prevention" as const },
});

/** The files of this attempt that passed the inspection. */
async function cleanFiles({ companyId, product, attempt }: FraudCertificationItem): Promise<EvidenceItem[]> {
  const files = await readEvidence(companyId, product);
  return files.filter((file) => file.attempt === attempt && file.status === "clean");
}

export const handler = httpHandler(fraudCertificationContract, {
  get: async ({ actor, params: { companyId } }) => {
    const place = fraudCertificationPlace(companyId);
    const [own, ticket] = [fraudCertificationRef(place), ticketRef(place)];
    const seen = await readCompany(companyId, actor, [own, ticket, configurationStateRef(place)]);
    return stage.view(place, seen.find(own), ticketSummary(place, seen), seen);
  },

  begin: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "begin",
      decide: ({ place, stored, seen, at }) =>
        decideBegin(stored, { place, configuration: seen.find(configurationStateRef(place)), at }),
    }),

  select: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "select",
      decide: ({ stored }) => decideSelect(begun(stored), request.body.caseIds),
    }),

  saveReturn: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "saveReturn",
      decide: ({ stored }) => decideReturn(begun(stored), request.params.caseId, request.body),
    }),

  send: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "send",
      decide: async ({ place, stored, by, at }) => {
        const item = begun(stored);
        const clean = await cleanFiles(item);
        // Only what support failed is compared with what it saw.
        const last = failedScenarios(item).length > 0 ? item.revision : undefined;
        const before = await findRevision(place, last, fraudRevisionSchema);
        return decideSend(item, { place, clean, before, by, at });
      },
    }),

  getRevision: async ({ actor, params: { companyId, revision } }) => {
    const ref = revisionRef(fraudCertificationPlace(companyId), revision, fraudRevisionSchema);
    return (await readCompany(companyId, actor, [ref])).get(ref);
  },

  reject: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "reject",
      words: request.body,
      decide: ({ stored, at }) => decideReject(begun(stored), request.body, at),
    }),

  conclude: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "conclude",
      words: request.body,
      decide: ({ stored, at }) => decideConclude(begun(stored), request.body, at),
    }),

  restart: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "restart",
      decide: ({ place, stored, seen, at }) =>
        decideRestart(begun(stored), { place, configuration: seen.find(configurationStateRef(place)), at }),
    }),

  sign: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "sign",
      decide: ({ stored, by, at }) => decideSign(begun(stored), request.body, by, at),
    }),

  unsign: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "unsign",
      decide: ({ stored }) => decideUnsign(begun(stored), request.body.comment),
    }),

  reopen: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "reopen",
      decide: ({ stored }) => decideUnsign(begun(stored), request.body.comment),
    }),

  listAttempts: async ({ actor, params: { companyId }, query: { cursor, limit } }) => {
    const place = fraudCertificationPlace(companyId);
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "fraud-attempts", filter: { companyId } };
    const after = await readCursor(scope, cursor);
    return signedPage(scope, await readAttempts(place, fraudAttemptSchema, limit, after));
  },
});
