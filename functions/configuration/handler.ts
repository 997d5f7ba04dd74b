import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { accessSlot } from "../access-data/model.ts";
import { httpHandler } from "../http.ts";
import { readCompany } from "../membership.ts";
import { act } from "./decision.ts";
import { deliverAccessData } from "./deliver-access-data.ts";
import { configurationPlace, configurationSlot, configurationView } from "./model.ts";

export const handler = httpHandler(configurationContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = configurationPlace(companyId, product);
    const seen = await readCompany(companyId, actor, [configurationSlot(place)]);
    return configurationView(place, seen.find(configurationSlot(place)));
  },

  saveDraft: async (request) =>
    act(request, { action: "saveDraft", outcome: () => ({ draft: request.body.draft }) }),

  send: async (request) => act(request, { action: "send", outcome: () => ({ draft: request.body.draft }) }),

  // The approval's comment is about what was; the new revision starts without a word of support.
  reopen: async (request) => act(request, { action: "reopen", outcome: () => ({ review: null }) }),

  reject: async (request) => {
    const { comment, adjustments } = request.body;
    return act(request, {
      action: "reject",
      outcome: ({ at }) => ({
        review: { comment: comment ?? null, adjustments, reviewedAt: at },
        comment,
        facts: { adjustments },
      }),
    });
  },

  conclude: async (request) => {
    const { comment, accessData } = request.body;
    const { companyId, product } = request.params;
    return act(request, {
      action: "conclude",
      reads: [accessSlot(companyId, product)],
      outcome: async (situation) => ({
        review: { comment: comment ?? null, adjustments: [], reviewedAt: situation.at },
        comment,
        writes: [await deliverAccessData(accessData, situation)],
      }),
    });
  },
});
