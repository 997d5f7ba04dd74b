import type { RouteRows } from "../contract.ts";
import type { partnerContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const partnerRoutes: RouteRows<typeof partnerContract> = {
  list: {
    who: "both",
    reads: { batches: 0, queries: 1 },
    answer: {
      items: [
        {
          id: "01M824G2FPZMX0XZ343EYF7CFH",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.734Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
        {
          id: "01M824G2KJ4VMPF5YAB7WC438C",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.858Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
        {
          id: "01M824G2Q8W5JWJ7DB9HNPXB7F",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.976Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
        {
          id: "01M824G2RHV3EHRXF820A9VC7R",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:40.017Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
        {
          id: "01M824G33Z235JX7XRYF7YW0QY",
          version: 1,
          status: "pending",
          data: {
            name: "Cursor",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:40.383Z",
          comment: null,
          registrant: {
            companyId: "01M824FW4PRDDVME71CZWFN8VA",
            company: "Loja Exemplo",
            person: "Ana Souza",
          },
        },
      ],
      cursor: "Y3Vyc29yIzAxTTgyNEczM1oyMzVKWDdYUllGN1lXMFFZ.5qIOxHSJZinFItZAvE98G8xhx2fgjWek-zSVNSXCeDs",
    },
  },
  listOwn: {
    who: "both",
    reads: { batches: 1, queries: 1 },
    answer: {
      items: [
        {
          id: "01M824G202W9Y6D0BQD3F42X45",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.234Z",
          comment: null,
        },
        {
          id: "01M824G1W84VN4ACWRG2CF2J51",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:39.112Z",
          comment: null,
        },
        {
          id: "01M824G1RPKVPFD9KKBFSH4RCB",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:38.998Z",
          comment: null,
        },
        {
          id: "01M824G1NN11Y8VA2ZPNQK1X26",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:38.901Z",
          comment: null,
        },
        {
          id: "01M824G1HVZ3RM1H96XT0YR6DS",
          version: 1,
          status: "pending",
          data: {
            name: "Muitos",
            responsible: "José Antônio",
            phone: "1133334444",
            email: "contato@conecta.example.com",
            website: "https://conecta.example.com",
          },
          registeredAt: "2026-11-22T17:22:38.779Z",
          comment: null,
        },
      ],
      cursor: "MDFNODI0RzFIVlozUk0xSDk2WFQwWVI2RFM.JLfg7E5AKRphERYRW-5NFlAvADNPRZhXGhJmIe7LskE",
    },
  },
  get: {
    who: "support",
    reads: { batches: 3, queries: 0 },
    answer: {
      id: "01M824G202W9Y6D0BQD3F42X45",
      version: 1,
      status: "pending",
      data: {
        name: "Gêmeo",
        responsible: "José Antônio",
        phone: "1133334444",
        email: "contato@conecta.example.com",
        website: "https://conecta.example.com",
      },
      registeredAt: "2026-11-22T17:22:39.234Z",
      comment: null,
      registrant: {
        companyId: "01M824FW4PRDDVME71CZWFN8VA",
        company: "Loja Exemplo",
        person: "Ana Souza",
      },
    },
  },
  register: {
    who: "client",
    request: {
      name: "Proposto Duas Vezes",
      responsible: "José Antônio",
      phone: "1133334444",
      email: "contato@conecta.example.com",
      website: "https://conecta.example.com",
    },
    answer: {
      id: "01M824G4FKV1XC5D7X16XA0EGR",
      version: 1,
      status: "pending",
      data: {
        name: "Proposto Duas Vezes",
        responsible: "José Antônio",
        phone: "1133334444",
        email: "contato@conecta.example.com",
        website: "https://conecta.example.com",
      },
      registeredAt: "2026-11-22T17:22:41.779Z",
      comment: null,
    },
  },
  approve: {
    who: "support",
    request: {
      version: 1,
    },
  },
  decline: {
    who: "support",
    request: {
      version: 2,
      comment: "O site não abre.",
    },
  },
};
