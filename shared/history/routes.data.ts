import type { RouteRows } from "../contract.ts";
import type { historyContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const historyRoutes: RouteRows<typeof historyContract> = {
  list: {
    who: "both",
    // One for each subject whose entries are merged.
    reads: { batches: 1, queries: 11 },
    answer: {
      items: [
        {
          id: "01M8269R6RY5275XHDTNCZ06Y7",
          product: "fraud-prevention",
          subject: "production",
          event: "production.requested",
          kind: "sent",
          at: "2026-11-22T17:54:09.752Z",
          actor: {
            role: "client",
            name: "Ana Souza",
          },
          comment: "Início em dezembro.",
        },
        {
          id: "01M8269QSEPC4H9ATGFR6WA787",
          product: "online-payment",
          subject: "configuration",
          event: "configuration.approved",
          kind: "approved",
          at: "2026-11-22T17:54:09.326Z",
          actor: {
            role: "support",
            name: "Bruno Lima",
          },
          comment: null,
        },
        {
          id: "01M8269QSE1F1DHWZ8RZQ0VSWC",
          product: "online-payment",
          subject: "access-data",
          event: "access-data.delivered",
          kind: "approved",
          at: "2026-11-22T17:54:09.326Z",
          actor: {
            role: "support",
            name: "Bruno Lima",
          },
          comment: null,
          data: {
            site: "https://homologacao.example.com",
            user: "Loja Exemplo",
            login: "loja.exemplo",
            email: "acesso@loja.example.com",
            merchantId: "LOJA0001",
            merchantKey: "••••4321",
            fraudDetectTestKey: null,
          },
        },
        {
          id: "01M8269QR3JC7ASJEC12WWZ791",
          product: "online-payment",
          subject: "configuration",
          event: "configuration.sent",
          kind: "sent",
          at: "2026-11-22T17:54:09.283Z",
          actor: {
            role: "client",
            name: "Ana Souza",
          },
          comment: null,
          revision: 2,
          fields: ["hashUrl"],
          corrections: {
            open: 0,
            changed: 1,
            answered: 0,
          },
        },
        {
          id: "01M8269QPKZQHZVVEYXPDKD3M6",
          product: "fraud-prevention",
          subject: "release",
          event: "release.granted",
          kind: "approved",
          at: "2026-11-22T17:54:09.235Z",
          actor: {
            role: "support",
            name: "Bruno Lima",
          },
          comment: "Liberado após conferência.",
        },
      ],
      cursor: "MDFNODI2OVFQS1pRSFpWVkVZWFBES0QzTTY.CAwp6_VYQVfGXRFCr8I7jemALsKoSHlw_Y73_B4QxP4",
    },
  },
};
