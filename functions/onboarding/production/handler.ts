import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { type ProductionStatus, productionTransitions } from "@portal/shared/production/lifecycle.ts";
import type { Production } from "@portal/shared/production/model.ts";
import { claimMerchantId, holdersRefs } from "../../company/merchant-id/public.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { seal } from "../../platform/secrets/sealed.ts";
import { reveal } from "../../stage/reveal.ts";
import { type Stage, takeStep } from "../../stage/step.ts";
import { type Delivery, decideDelivery, decideRequest, stillSo } from "./decide.ts";
import {
  type ProductionContent,
  productionPlace,
  productionRef,
  productionView,
  surroundingRefs,
  surroundingsIn,
} from "./model.ts";
import { isProductionLocked, isProductionUnlocked } from "./public.ts";

const stage: Stage<ProductionStatus, ProductionContent, typeof productionTransitions, Production> = {
  transitions: productionTransitions,
  place: productionPlace,
  initial: "open",
  ref: productionRef,
  around: (place) => Object.values(surroundingRefs(place)),
  isLocked: (place, stored, seen) => {
    const isUnlocked = isProductionUnlocked(surroundingsIn(seen, place).certification);
    return isProductionLocked(stored?.status ?? "open", isUnlocked);
  },
  view: (place, item, _occurrence, seen) => productionView(place, item, surroundingsIn(seen, place)),
};

/** New keys sealed, others as they are stored. */
async function sealed(
  { companyId, product }: OccurrencePlace,
  { secrets }: ProductionContent,
  form: Delivery,
): Promise<ProductionContent["secrets"]> {
  const after = async (field: "privateKey" | "publicKey") => {
    const given = form[field];
    return given ? seal({ purpose: "production", companyId, product, field }, given) : secrets[field];
  };
  const [privateKey, publicKey] = await Promise.all([after("privateKey"), after("publicKey")]);
  return { privateKey, publicKey };
}

export const handler = httpHandler(productionContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = productionPlace(companyId, product);
    const own = productionRef(place);
    const seen = await readCompany(companyId, actor, [own, ...Object.values(surroundingRefs(place))]);
    return productionView(place, seen.find(own), surroundingsIn(seen, place));
  },

  request: (request) =>
    takeStep(stage, request, {
      action: "request",
      decide: ({ place, seen, at }) => ({
        ...decideRequest(request.body.message, at),
        writes: stillSo(place, surroundingsIn(seen, place)),
      }),
    }),

  deliver: (request) => {
    const { merchantId: given, sharesMerchantId: isShared } = request.body;
    return takeStep(stage, request, {
      action: "deliver",
      reads: holdersRefs(given),
      decide: async ({ place, stored, seen, at }) => {
        const { companyId, product } = place;
        const around = surroundingsIn(seen, place);
        const testMerchantId = around.testStore?.merchantId ?? null;
        const decision = decideDelivery({ product, stored, testMerchantId, at }, request.body);
        const secrets = await sealed(place, decision.content, request.body);
        const claim = { companyId, given, stored: stored?.merchantId, isShared };
        return {
          ...decision,
          content: { ...decision.content, secrets },
          writes: [...stillSo(place, around), ...(await claimMerchantId(claim, seen))],
        };
      },
    });
  },

  reveal: async (request) => {
    const { companyId, product } = request.params;
    const { field } = request.body;
    const holder = { purpose: "production", companyId, product, field } as const;
    const ref = productionRef(productionPlace(companyId, product));
    return { field, value: await reveal(request, ref, holder) };
  },
});
