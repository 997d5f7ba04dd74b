import type { RouteRows } from "../contract.ts";
import type { releaseContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const releaseRoutes: RouteRows<typeof releaseContract> = {
  get: {
    who: "both",
    answer: {
      companyId: "01M824EDQB0C2YZV7GGJ2FDEA2",
      product: "fraud-prevention",
      status: "declined",
      version: 2,
      request: {
        category: "integrator",
        reason: "A loja abre na semana que vem.",
        requestedAt: "2026-11-22T17:21:45.748Z",
        requestedBy: "Ana Souza",
      },
      answer: {
        comment: "Ainda falta o contrato.",
        answeredAt: "2026-11-22T17:21:45.759Z",
        isRevoked: false,
      },
      obstacle: null,
      occurrence: {
        id: "01M824EDQB0C2YZV7GGJ2FDEA2.fraud-prevention.release",
        number: "2026-000070",
        sentAt: "2026-11-22T17:21:45.748Z",
        priority: "normal",
      },
    },
  },
  request: {
    who: "client",
    request: {
      version: 0,
      category: "integrator",
      reason: "A loja abre na semana que vem.",
    },
  },
  grant: {
    who: "support",
    request: {
      version: 1,
      comment: "Combinado com o comercial.",
    },
  },
  decline: {
    who: "support",
    request: {
      version: 1,
      comment: "Ainda falta o contrato.",
    },
  },
  revoke: {
    who: "support",
    request: {
      version: 2,
      comment: "O contrato terminou.",
    },
  },
};
