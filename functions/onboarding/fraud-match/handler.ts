import { fraudMatchContract } from "@portal/shared/fraud-match/contract.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { companyRefs, storesIn } from "../../sandbox/ledger/stores.ts";
import { takeStep } from "../../stage/step.ts";
import { begun, fraudCertificationPlace, fraudCertificationStage } from "../fraud-certification/model.ts";
import { look, returnOf } from "./findings.ts";
import { decideUse, fraudProofRef } from "./use.ts";

/** The address names no product: there is one. */
const ofProduct = <Request extends { readonly params: { readonly companyId: string } }>(
  request: Request,
) => ({
  ...request,
  params: { companyId: request.params.companyId, product: "fraud-prevention" as const },
});

export const handler = httpHandler(fraudMatchContract, {
  find: async ({ actor, params: { companyId } }) => {
    const seen = await readCompany(companyId, actor, companyRefs(companyId));
    const stores = await storesIn(companyId, seen);
    const { findings, isCut } = await look(stores, { mayLag: true });
    const items = findings.map(({ scenarioId, match, nearest, example = null }) => ({
      scenarioId,
      found: match ? { order: match, return: returnOf(match, companyId, seen) } : null,
      nearest: nearest ? { ...nearest, differences: [...nearest.differences] } : null,
      example,
    }));
    return { isCut, hasStore: stores.length > 0, items };
  },

  use: (request) =>
    takeStep(fraudCertificationStage, ofProduct(request), {
      action: "saveReturn",
      reads: companyRefs(request.params.companyId),
      decide: async ({ place, stored, seen }) => {
        const item = begun(stored);
        const { findings } = await look(await storesIn(place.companyId, seen), { mayLag: false });
        const matches = new Map(
          findings.flatMap(({ scenarioId, match }) => (match ? [[scenarioId, match] as const] : [])),
        );
        return decideUse(item, { place, caseIds: request.body.caseIds, matches, seen });
      },
    }),

  getProof: async ({ actor, params: { companyId, attempt, caseId } }) => {
    const proof = fraudProofRef(fraudCertificationPlace(companyId), attempt, caseId);
    return (await readCompany(companyId, actor, [proof])).get(proof);
  },
});
