import { fraudMatchContract } from "@portal/shared/fraud-match/contract.ts";
import { changedAt } from "@portal/shared/fraud-match/order.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { companyRefs, storesIn } from "../../sandbox/ledger/stores.ts";
import { matchRoutes } from "../certification-engine/use.ts";
import { fraudCertificationScript } from "../fraud-certification/script.ts";
import { look, returnOf } from "./findings.ts";
import { fraudProofRef } from "./proof.ts";

const { use, getProof } = matchRoutes(fraudCertificationScript, {
  proofRef: fraudProofRef,
  proved: async ({ companyId }, seen) => {
    const { findings } = await look(await storesIn(companyId, seen), { mayLag: false });
    const proved = findings.flatMap(({ scenarioId, match: order }) => (order ? [{ scenarioId, order }] : []));
    return new Map(
      proved.map(({ scenarioId, order }) => [
        scenarioId,
        {
          return: returnOf(order, companyId, seen),
          proving: [{ nit: order.nit, cardId: null }],
          at: changedAt(order),
          proof: { scenarioId, order },
        },
      ]),
    );
  },
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

  use,
  getProof,
});
