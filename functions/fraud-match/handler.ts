import { fraudMatchContract } from "@portal/shared/fraud-match/contract.ts";
import { readCompany } from "../platform/change/membership.ts";
import { httpHandler } from "../platform/http/http.ts";
import { companyRefs, storesIn } from "../sandbox/model.ts";
import { look, returnOf } from "./findings.ts";

export const handler = httpHandler(fraudMatchContract, {
  find: async ({ actor, params: { companyId } }) => {
    const seen = await readCompany(companyId, actor, companyRefs(companyId));
    const stores = await storesIn(companyId, seen);
    const { findings, isCut } = await look(stores);
    const items = findings.map(({ scenarioId, match, nearest }) => ({
      scenarioId,
      found: match ? { order: match, return: returnOf(match, companyId, seen) } : null,
      nearest: nearest ? { order: nearest.order, differences: [...nearest.differences] } : null,
    }));
    return { isCut, hasStore: stores.length > 0, items };
  },
});
