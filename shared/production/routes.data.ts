import type { RouteRows } from "../contract.ts";
import type { productionContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const productionRoutes: RouteRows<typeof productionContract> = {
  get: {
    who: "both",
    answer: {
      companyId: "01M824EZHW98PJMDN6ERHSQDX1",
      product: "fraud-prevention",
      status: "delivered",
      version: 2,
      isUnlocked: true,
      requestedAt: "2026-11-22T17:22:04.348Z",
      deliveredAt: "2026-11-22T17:22:04.558Z",
      merchantId: null,
      testMerchantId: null,
      privateKey: "••••1234",
      publicKey: "••••5678",
      ending: {},
    },
  },
  request: {
    who: "client",
    request: {
      version: 0,
      message: "Início em dezembro.",
    },
  },
  deliver: {
    who: "support",
    request: {
      version: 1,
      privateKey: "chave-privada-de-producao-1234",
      publicKey: "chave-publica-de-producao-5678",
      sharesMerchantId: true,
      reason: "Número errado.",
    },
  },
  reveal: {
    who: "client",
    product: "fraud-prevention",
    request: {
      field: "privateKey",
    },
    answer: {
      field: "privateKey",
      value: "second-private-key-of-production",
    },
  },
};
