import type { PrintedExample } from "./request-code/http-example.ts";

/** Support hands over the real address; the shape is that of certification. */
const host = "https://connect-cert.example.com/gateway";
const accessToken = "b3BhcXVlLWFjY2Vzcy10b2tlbg";

/** What the signatures below are made of, so that a reader can make them again. */
export const signedWith = {
  secret: "PIX_HMAC_SECRET",
  apiKey: "PIX_API_KEY",
  timestamp: "1741957304000",
} as const;

const signed = (requestId: string, signature: string) => ({
  apikey: signedWith.apiKey,
  "x-timestamp": signedWith.timestamp,
  "x-request-id": requestId,
  "x-hmac-signature": signature,
});

/** No public page prints the status of an answer; that of this call brings the token under a name that none prints. */
export const pixToken = {
  method: "POST",
  url: `${host}/token`,
  headers: {
    ...signed("0d1f9a5c-6f0b-4c6e-9a51-8f3e2b7c4d10", "ge0raV/5Jram1j39DXPNjbSb7G/HalyY3ej59YgGHZ4="),
    "Content-Type": "application/x-www-form-urlencoded",
  },
  form: { client_id: "PIX_CLIENT_ID", client_secret: "PIX_CLIENT_SECRET" },
} satisfies PrintedExample;

export const pixCustomer = {
  method: "POST",
  url: `${host}/v1/client`,
  headers: {
    Authorization: `Bearer ${accessToken}`,
    ...signed("a63de2c4-5b1b-4f35-8d0c-1e94c7b2f0aa", "mkc6vexIQ2TrZMCBnsIoPiGhT9SYr1c9aChbJOyHLzA="),
    "Content-Type": "application/json",
  },
  body: {
    legalName: "Loja Modelo Ltda",
    tradeName: "Loja Modelo",
    document: { type: "CNPJ", number: "12345678000195" },
    averageTicket: 129.9,
    contact: { email: "ana@loja.example.com", phone: "11987650000" },
    address: {
      street: "Rua das Flores",
      number: "100",
      locality: "Centro",
      city: "São Paulo",
      province: "SP",
      postalCode: "01001000",
      country: "BR",
    },
  },
} satisfies PrintedExample;

export const pixCashOut = {
  method: "POST",
  url: `${host}/v2/apm/pix/cashout`,
  headers: {
    Authorization: `Bearer ${accessToken}`,
    ...signed("4b7c2f1e-58d0-4a93-b6f7-0a9d1c3e5f72", "aVy+eFGVu3tDYRkOuGDHQdfmv2fHR5M4M/xoncCUYdo="),
    "Content-Type": "application/json",
  },
  body: {
    amount: 129.9,
    pixKey: "financeiro@loja.example.com",
    receiverPixKey: "fornecedor@empresa.example.com",
    receiverDocument: "98765432000198",
  },
} satisfies PrintedExample;

export const pixOptIn = {
  method: "POST",
  url: `${host}/v3/clients/opt-in`,
  headers: {
    Authorization: `Bearer ${accessToken}`,
    ...signed("5e0c7a94-2d3f-4b18-8c6a-7f10b9d2e463", "MTcxPawzITiXtsjlWpXoYWoipxE8nIo+kQNxOl1HYrg="),
    "Content-Type": "application/json",
  },
  body: {
    document: { type: "CNPJ", number: "12.345.678/0001-95" },
    tradeName: "Loja Modelo Ltda",
    pixFee: { amount: 0.5 },
    contact: { name: "Ana Prado", email: "ana@loja.example.com", phone: "11987650000" },
  },
} satisfies PrintedExample;

/** By the ids of their calls. */
export const pspPixExamples: Readonly<Record<string, PrintedExample>> = {
  token: pixToken,
  "client-create": pixCustomer,
  "cashout-create": pixCashOut,
  "opt-in": pixOptIn,
};
