import { certificationMatchContract } from "@portal/shared/certification-match/contract.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { readNewestCall } from "../../sandbox/ledger/calls.ts";
import { companyRefs, storesIn } from "../../sandbox/ledger/stores.ts";
import { takeStep } from "../../stage/step.ts";
import { begun, certificationPlace, certificationRef, certificationStage } from "../certification/model.ts";
import { look } from "./findings.ts";
import { decideUse, proofRef } from "./use.ts";

export const handler = httpHandler(certificationMatchContract, {
  find: async ({ actor, params: { companyId, product }, query }) => {
    const own = certificationRef(certificationPlace(companyId, product));
    const seen = await readCompany(companyId, actor, [own, ...companyRefs(companyId)]);
    const item = seen.find(own);
    const stores = item ? await storesIn(companyId, seen) : [];
    const hasStore = stores.length > 0;
    const nothing = { isUnchanged: false, isCut: false, hasStore, items: [] };
    if (!item || !hasStore) return { ...nothing, seen: "" };
    const newest = await readNewestCall(stores.map(({ merchantId }) => merchantId));
    if (query.seen !== undefined && query.seen === newest)
      return { ...nothing, seen: newest, isUnchanged: true };
    const { findings, isCut, isWaiting } = await look(companyId, seen, stores, item);
    const items = findings.map(({ caseId, match, nearest, example }) => ({
      caseId,
      found: match && { proving: [...match.proving], at: match.at, return: match.return },
      nearest,
      example,
    }));
    return { ...nothing, seen: isWaiting ? "" : newest, isCut, items };
  },

  use: (request) =>
    takeStep(certificationStage, request, {
      action: "saveReturn",
      reads: companyRefs(request.params.companyId),
      decide: async ({ place, stored, seen }) => {
        const item = begun(stored);
        const stores = await storesIn(place.companyId, seen);
        const { findings, calls } = await look(place.companyId, seen, stores, item);
        const matches = new Map(
          findings.flatMap(({ caseId, match }) => (match ? [[caseId, match] as const] : [])),
        );
        return decideUse(item, { place, caseIds: request.body.caseIds, matches, calls });
      },
    }),

  getProof: async ({ actor, params: { companyId, product, attempt, caseId } }) => {
    const proof = proofRef(certificationPlace(companyId, product), attempt, caseId);
    return (await readCompany(companyId, actor, [proof])).get(proof);
  },
});
