import type { RouteRows } from "../contract.ts";
import type { fraudConfigurationContract } from "./contract.ts";
import type { FraudConfigurationData } from "./model.ts";

const draft: FraudConfigurationData = {
  monthlyOrders: 1200,
  monthlyTicket: 18500000,
  operationChannel: "web",
  bestSellingCategory: "5732",
  integrationTypes: ["rest-payment"],
  trigger: "before",
  triggerValue: 10000,
  analysisExpiry: 3,
  actionAfterDeadline: "cancel",
  rejectionMessage: "Não foi possível aprovar a sua compra.",
  testSite: "https://teste.loja.example.com",
  publishedSite: "https://loja.example.com",
  webhookUrl: "https://teste.loja.example.com/antifraude",
  homologationUrl: "https://teste.loja.example.com/pedidos",
  productionUrl: "https://loja.example.com/pedidos",
};

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const fraudConfigurationRoutes: RouteRows<typeof fraudConfigurationContract> = {
  get: {
    who: "both",
    answer: {
      companyId: "01M824E9KPKGA27RXDTNXY5N6V",
      product: "fraud-prevention",
      status: "revision",
      version: 3,
      draft,
      review: {
        comment: "Quase lá.",
        adjustments: [{ field: "webhookUrl", comment: "O endereço não responde." }],
        reviewedAt: "2026-11-23T17:21:41.558Z",
      },
      answers: {},
      revision: 1,
      savedAt: "2026-11-23T17:20:41.526Z",
      savedBy: { sub: "f6c2de00-dcb7-49b2-ab29-f0afa74dd467", name: "Ana Souza" },
      occurrence: {
        id: "01M824E9KPKGA27RXDTNXY5N6V.fraud-prevention.configuration",
        number: "2026-000021",
        sentAt: "2026-11-23T17:20:41.526Z",
        priority: "normal",
      },
    },
  },
  saveDraft: {
    who: "client",
    request: {
      version: 0,
      draft: { monthlyOrders: 1200, operationChannel: "web", webhookUrl: "https://teste.loja" },
    },
  },
  send: {
    who: "client",
    request: {
      version: 1,
      draft,
    },
  },
  getRevision: {
    who: "both",
    answer: {
      revision: 1,
      sentAt: "2026-11-23T17:20:41.526Z",
      sentBy: { sub: "f6c2de00-dcb7-49b2-ab29-f0afa74dd467", name: "Ana Souza" },
      draft,
      answers: {},
    },
  },
  reopen: { who: "client", request: { version: 4 } },
  reject: {
    who: "support",
    request: {
      version: 2,
      adjustments: [{ field: "webhookUrl", comment: "O endereço não responde." }],
    },
  },
  conclude: {
    who: "support",
    request: { version: 2, accessData: { fraudDetectTestKey: "antifraude-de-teste-9876" } },
  },
};
