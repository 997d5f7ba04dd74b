import type { RouteRows } from "../contract.ts";
import type { accessDataContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const accessDataRoutes: RouteRows<typeof accessDataContract> = {
  get: {
    who: "both",
    answer: {
      companyId: "01M824GB6874Z0XT5GNGW8891E",
      product: "online-payment",
      site: "https://homologacao.example.com",
      user: "Loja Exemplo",
      login: "loja.exemplo",
      email: "acesso@loja.example.com",
      merchantId: "LOJA0001",
      merchantKey: "••••4321",
      fraudDetectTestKey: null,
      deliveredAt: "2026-11-22T17:22:49.261Z",
      version: 1,
    },
  },
  reveal: {
    who: "client",
    request: {
      field: "merchantKey",
    },
    answer: {
      field: "merchantKey",
      value: "chave-muito-secreta-da-loja-4321",
    },
  },
  replace: {
    who: "support",
    request: {
      version: 1,
      reason: "Código errado.",
      accessData: {
        merchantId: "LOJA0099",
      },
    },
  },
};
