import { productionContract } from "@portal/shared/production/contract.ts";
import { claimMerchantId, holdersSlots } from "../access-data/merchant-id.ts";
import { httpHandler } from "../platform/http/http.ts";
import { reveal } from "../stage/reveal.ts";
import { readProduction, takeStep, unchanged } from "./decision.ts";
import { delivered } from "./deliver.ts";
import { productionPlace, productionSlot } from "./model.ts";

export const handler = httpHandler(productionContract, {
  get: async ({ actor, params: { companyId, product } }) =>
    readProduction(productionPlace(companyId, product), actor),

  request: async (request) =>
    takeStep(request, {
      action: "request",
      outcome: (situation) => ({
        content: { requestedAt: situation.at, deliveredAt: null, merchantId: null, secrets: {} },
        comment: request.body.message,
        writes: unchanged(situation),
        ticket: { sentAt: situation.at },
      }),
    }),

  deliver: async (request) =>
    takeStep(request, {
      action: "deliver",
      reads: holdersSlots(request.body.merchantId),
      outcome: async (situation) => {
        const { companyId } = request.params;
        const { merchantId: given, reason, sharesMerchantId: isShared } = request.body;
        const content = await delivered(request.body, situation);
        const claim = { companyId, given, stored: situation.stored?.merchantId, isShared };
        return {
          content,
          comment: reason,
          facts: { isAgain: Boolean(situation.stored?.deliveredAt) },
          writes: [...unchanged(situation), ...(await claimMerchantId(claim, situation.seen))],
        };
      },
    }),

  reveal: async (request) => {
    const { companyId, product } = request.params;
    const { field } = request.body;
    const holder = { purpose: "production", companyId, product, field } as const;
    const slot = productionSlot(productionPlace(companyId, product));
    return { field, value: await reveal(request, slot, holder) };
  },
});
