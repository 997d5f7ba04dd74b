import type { HttpExample } from "./request-code/http-example.ts";
import { storedTransaction } from "./ws-consulta-examples.ts";

/** The address is handed over by support. */
const host = "https://omni.example.com";
const token = "eyJhbGciOiJSUzI1NiJ9.b21uaQ.c2lnbmF0dXJl";

export const omniToken = {
  method: "POST",
  url: `${host}/oauth/token`,
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  form: {
    grant_type: "client_credentials",
    client_id: "omni-loja-modelo",
    client_secret: "OMNI_CLIENT_SECRET",
  },
  status: 200,
  response: { access_token: token, token_type: "Bearer", expires_in: 3600 },
} satisfies HttpExample;

export const omniTransaction = {
  method: "GET",
  url: `${host}/v1/transactions/125-20250314-140023-00000001`,
  headers: { Authorization: `Bearer ${token}` },
  status: 200,
  response: {
    id: "125-20250314-140023-00000001",
    ...storedTransaction,
  },
} satisfies HttpExample;
