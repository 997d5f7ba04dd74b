import type { RouteRows } from "../contract.ts";
import type { accountContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const accountRoutes: RouteRows<typeof accountContract> = {
  open: {
    who: "both",
    request: {
      locale: "pt",
    },
    answer: {
      sub: "458272ac-9888-4e8b-b7e2-2f57906a92da",
      email: "rita.melo.458272ac@example.org",
      name: "Rita Melo",
      locale: "pt",
      role: "client",
      company: null,
      joinRequest: {
        document: "CNPJ 10.000.000/0009-00",
        requestedAt: "2026-11-22T17:22:23.335Z",
        remindableAt: "2026-11-23T17:22:23.335Z",
      },
      declinedJoin: null,
      version: 1,
    },
  },
  askEmailProof: {
    who: "both",
    request: {
      locale: "es",
    },
    answer: {
      email: "fabio@facebook.example",
      sentAt: "2026-11-22T17:09:23.388Z",
    },
  },
  proveEmail: {
    who: "both",
    request: {
      code: "417234",
    },
  },
  update: {
    who: "both",
    request: {
      version: 1,
      profile: {
        name: "Ana Beatriz D’Ávila-Souza",
        locale: "en",
      },
    },
  },
  refreshEmail: {
    who: "both",
  },
};
