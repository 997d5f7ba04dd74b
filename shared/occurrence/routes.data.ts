import type { RouteRows } from "../contract.ts";
import type { occurrenceContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const occurrenceRoutes: RouteRows<typeof occurrenceContract> = {
  list: {
    who: "support",
    // One for each shard of each status.
    reads: { batches: 1, queries: 20 },
    answer: {
      items: [
        {
          id: "01M824G1RAE5ESQKDVEWFBZ027.online-payment.configuration",
          number: "2026-000012",
          sentAt: "2026-11-22T17:22:39.061Z",
          priority: "normal",
          companyId: "01M824G1RAE5ESQKDVEWFBZ027",
          client: "Padaria São João 20",
          contact: {
            name: "Ana Souza",
            email: "ana.souza.e1fba4c0@example.org",
            locale: "pt",
          },
          subjectNumber: 101,
          status: "support-pending",
          since: "2026-11-22T17:22:39.061Z",
          round: 1,
          lastWord: null,
          version: 1,
          product: "online-payment",
          stage: "configuration",
        },
        {
          id: "01M824G204Y3A7V9W2KTSPXHTP.online-payment.configuration",
          number: "2026-000031",
          sentAt: "2026-11-22T17:22:39.291Z",
          priority: "normal",
          companyId: "01M824G204Y3A7V9W2KTSPXHTP",
          client: "Padaria São João 21",
          contact: {
            name: "Ana Souza",
            email: "ana.souza.33ae7308@example.org",
            locale: "pt",
          },
          subjectNumber: 101,
          status: "support-pending",
          since: "2026-11-22T17:22:39.291Z",
          round: 1,
          lastWord: null,
          version: 1,
          product: "online-payment",
          stage: "configuration",
        },
        {
          id: "01M824G26D4JZ5F6KZ4FFCS18Z.online-payment.configuration",
          number: "2026-000037",
          sentAt: "2026-11-22T17:22:39.518Z",
          priority: "normal",
          companyId: "01M824G26D4JZ5F6KZ4FFCS18Z",
          client: "Padaria São João 22",
          contact: {
            name: "Ana Souza",
            email: "ana.souza.2a76728d@example.org",
            locale: "pt",
          },
          subjectNumber: 101,
          status: "support-pending",
          since: "2026-11-22T17:22:39.518Z",
          round: 1,
          lastWord: null,
          version: 1,
          product: "online-payment",
          stage: "configuration",
        },
      ],
      total: 23,
    },
  },
  get: {
    who: "support",
    answer: {
      id: "01M824EEWXDJFMSDNAS71QJZRD.fraud-prevention.release",
      number: "2026-000080",
      sentAt: "2026-11-22T17:21:46.977Z",
      priority: "normal",
      companyId: "01M824EEWXDJFMSDNAS71QJZRD",
      client: "Loja Exemplo",
      contact: {
        name: "Ana Souza",
        email: "ana.souza.11699aaa@example.org",
        locale: "pt",
      },
      subjectNumber: 203,
      status: "support-pending",
      since: "2026-11-22T17:21:46.977Z",
      round: 1,
      lastWord: "A loja abre na semana que vem.",
      version: 1,
      product: "fraud-prevention",
      stage: "release",
    },
  },
  prioritize: {
    who: "support",
    request: {
      version: 1,
      priority: "urgent",
    },
  },
  getNotes: {
    who: "support",
    answer: {
      version: 1,
      round: 1,
      notes: {
        comment: "Quase lá.",
        entries: [
          {
            subject: "website",
            text: "Use o endereço púb",
          },
        ],
      },
      colleagues: [
        {
          subject: "statusUrl",
          text: "Responde 404.",
          by: { sub: "0c1f7a52-95f7-4b0e-9a43-8d3d53a9f0f6", name: "Carla Dias" },
          at: "2026-11-22T17:20:11.482Z",
        },
      ],
      savedAt: "2026-11-22T17:22:54.199Z",
      savedBy: {
        sub: "447398cc-df51-453c-bd90-7c484240452f",
        name: "Bruno Lima",
      },
    },
  },
  saveNotes: {
    who: "support",
    request: {
      version: 0,
      round: 1,
      notes: {
        comment: "Quase lá.",
        entries: [
          {
            subject: "website",
            text: "Use o endereço púb",
          },
        ],
      },
    },
  },
  overview: {
    who: "both",
    answer: {
      companyId: "01M824FV9ZK9E8KS9JQ8ZBFVJ5",
      needsPartner: false,
      products: [
        {
          product: "online-payment",
          configuration: {
            status: "open",
            turn: "client",
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
          certification: {
            status: "concluded",
            turn: null,
            since: null,
            isBegun: true,
            openPoints: 0,
            occurrence: {
              id: "01M824FV9ZK9E8KS9JQ8ZBFVJ5.online-payment.certification",
              number: "2026-000024",
              sentAt: null,
              priority: "normal",
            },
          },
          release: {
            status: "approved",
            turn: null,
            since: "2026-11-22T17:22:32.446Z",
            isBegun: false,
            openPoints: 0,
            occurrence: {
              id: "01M824FV9ZK9E8KS9JQ8ZBFVJ5.online-payment.release",
              number: "2026-000011",
              sentAt: null,
              priority: "normal",
            },
          },
          production: {
            status: "requested",
            turn: "support",
            since: "2026-11-22T17:22:32.946Z",
            isBegun: true,
            openPoints: 0,
            occurrence: {
              id: "01M824FV9ZK9E8KS9JQ8ZBFVJ5.online-payment.production",
              number: "2026-000035",
              sentAt: "2026-11-22T17:22:32.946Z",
              priority: "normal",
            },
          },
        },
        {
          product: "fraud-prevention",
          configuration: {
            status: "locked",
            turn: null,
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
          certification: {
            status: "locked",
            turn: null,
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
          release: {
            status: "open",
            turn: null,
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
          production: {
            status: "open",
            turn: "client",
            since: null,
            isBegun: false,
            openPoints: 0,
            occurrence: null,
          },
        },
      ],
    },
  },
};
