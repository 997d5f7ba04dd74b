import type { HttpExample } from "./request-code/http-example.ts";

/** Support hands over the real address; the shape is that of certification. */
const host = "https://connect-cert.example.com";
const accessToken = "b3BhcXVlLWFjY2Vzcy10b2tlbg";

/** What the signature below is made of, so that a reader can make it again. */
export const signedWith = {
  secret: "PIX_HMAC_SECRET",
  apiKey: "PIX_API_KEY",
  requestId: "4b7c2f1e-58d0-4a93-b6f7-0a9d1c3e5f72",
  timestamp: "1741957304000",
} as const;

const chargeBody = {
  amount: "129.90",
  expiresIn: 900,
  reference: "88017",
} as const;

/** Of the body as the cURL tab sends it, blanks included. */
const signature = "xG+4ZPaHgNei030mU5WjqbB+GQamluS+PVST/8AvOqk=";

export const pixToken = {
  method: "POST",
  url: `${host}/gateway/token`,
  headers: { apikey: signedWith.apiKey, "Content-Type": "application/x-www-form-urlencoded" },
  form: { grant_type: "client_credentials", client_id: "PIX_CLIENT_ID", client_secret: "PIX_CLIENT_SECRET" },
  status: 200,
  response: { access_token: accessToken, token_type: "Bearer", expires_in: 3600 },
} satisfies HttpExample;

export const pixOptIn = {
  method: "POST",
  url: `${host}/gateway/v3/clients/opt-in`,
  headers: {
    Authorization: `Bearer ${accessToken}`,
    apikey: signedWith.apiKey,
    "Content-Type": "application/json",
  },
  body: {
    document: { type: "CNPJ", number: "12345678000195" },
    tradeName: "Loja Modelo Ltda",
    pixFee: { percentage: 0.99, min: 0.1, max: 5 },
    contact: { name: "Ana Souza", email: "ana@loja.example.com", phone: "11987650000" },
  },
  status: 200,
  response: { link: "https://connect-cert.example.com/aceite/7d20c1" },
} satisfies HttpExample;

export const pixCharge = {
  method: "POST",
  url: `${host}/gateway/v3/charges`,
  headers: {
    Authorization: `Bearer ${accessToken}`,
    apikey: signedWith.apiKey,
    "x-timestamp": signedWith.timestamp,
    "x-request-id": signedWith.requestId,
    "x-hmac-signature": signature,
    "Content-Type": "application/json",
  },
  body: chargeBody,
  status: 201,
  response: {
    id: "c_7d20c1f0",
    status: "PENDING",
    amount: "129.90",
    qrCode: "00020101021226850014br.gov.bcb.pix2563pix.example.com/qr/v2/c_7d20c1f0",
  },
} satisfies HttpExample;
