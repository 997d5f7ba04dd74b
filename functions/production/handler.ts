import { productionContract } from "@portal/shared/production/contract.ts";
import { httpHandler } from "../http.ts";
import { reveal } from "../reveal.ts";
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
      outcome: async (situation) => ({
        content: await delivered(request.body, situation),
        writes: unchanged(situation),
      }),
    }),

  reveal: async (request) => {
    const { companyId, product } = request.params;
    const { field } = request.body;
    const holder = { purpose: "production", companyId, product, field } as const;
    const slot = productionSlot(productionPlace(companyId, product));
    return { field, value: await reveal(request, slot, holder) };
  },
});
