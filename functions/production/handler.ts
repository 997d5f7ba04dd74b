import { productionContract } from "@portal/shared/production/contract.ts";
import { httpHandler } from "../http.ts";
import { reveal } from "../reveal.ts";
import { readProduction, takeStep } from "./decision.ts";
import { delivered } from "./deliver.ts";
import { productionSlot } from "./model.ts";

export const handler = httpHandler(productionContract, {
  get: async ({ actor, params }) => readProduction(params, actor),

  request: async (request) =>
    takeStep(request, {
      action: "request",
      comment: request.body.message,
      content: ({ at }) => ({
        requestedAt: at,
        requestedBy: request.actor.sub,
        deliveredAt: null,
        merchantId: null,
        secrets: {},
      }),
    }),

  deliver: async (request) =>
    takeStep(request, {
      action: "deliver",
      content: (situation) => delivered(request.body, request.params, situation),
    }),

  reveal: async (request) => {
    const { companyId, product } = request.params;
    const { field } = request.body;
    const holder = { purpose: "production", companyId, product, field } as const;
    return { field, value: await reveal(request, productionSlot(companyId, product), holder) };
  },
});
