import { certificationMatchContract } from "@portal/shared/certification-match/contract.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { readNewestCall } from "../../sandbox/ledger/calls.ts";
import { companyRefs, storesIn } from "../../sandbox/ledger/stores.ts";
import { certificationPlace, certificationRef } from "../certification/model.ts";
import { certificationScript } from "../certification/script.ts";
import { matchRoutes } from "../certification-engine/use.ts";
import { look } from "./findings.ts";
import { proofOf, proofRef } from "./proof.ts";

const { use, getProof } = matchRoutes(certificationScript, {
  proofRef,
  proved: async ({ companyId }, seen, item) => {
    const { findings, calls } = await look(companyId, seen, await storesIn(companyId, seen), item);
    return new Map(
      findings.flatMap(({ caseId, match }) =>
        match ? [[caseId, { ...match, proof: proofOf(caseId, match, calls) }] as const] : [],
      ),
    );
  },
});

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

  use,
  getProof,
});
