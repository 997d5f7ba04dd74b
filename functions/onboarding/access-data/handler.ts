import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { reveal } from "../../stage/reveal.ts";
import { accessDataView, accessRef } from "./model.ts";
import { replace } from "./replace.ts";

export const handler = httpHandler(accessDataContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const ref = accessRef(companyId, product);
    const seen = await readCompany(companyId, actor, [ref]);
    return accessDataView(companyId, product, seen.get(ref));
  },

  reveal: async (request) => {
    const { companyId, product } = request.params;
    const { field } = request.body;
    const holder = { purpose: "access-data", companyId, product, field } as const;
    return { field, value: await reveal(request, accessRef(companyId, product), holder) };
  },

  replace,
});
