import type { HttpExample } from "./request-code/http-example.ts";
import { api, card, headers } from "./values/esitef-example-values.ts";

const done = { response_code: 0, response_message: "OK. Transaction successful." };
const token = "a4f0c2917be83d56f1920c7de4b8a35061df9273ce84b05a7f1e6d3c29b8054a1f";
/** Of the store that is registered. */
const merchantKey = "3d9f0b6e7c2a4158e0b7d6f3915ca284b06e7fd1c3a95824706eb1d98f52c3a4";
const withToken = { ...headers, token };
const store = {
  fantasy_name: "Livraria do Porto",
  corporate_name: "Livraria do Porto Ltda",
  domain: "livrariadoporto.example.com",
  city: "Santos",
  state: "SP",
  mcc: "5942",
};

export const storeToken = {
  method: "POST",
  url: `${api}/v1/token/merchants`,
  headers,
  body: {},
  status: 200,
  response: done,
} satisfies HttpExample;

export const storeCreate = {
  method: "POST",
  url: `${api}/v1/merchants`,
  headers: withToken,
  body: { id: "LIVRARIA01", ...store, permissions: { payment: "true", schedule: "false" } },
  status: 200,
  response: { ...done, id: "LIVRARIA01", key: merchantKey },
} satisfies HttpExample;

export const storeEdit = {
  method: "PUT",
  url: `${api}/v1/merchants/LIVRARIA01`,
  headers: withToken,
  body: { city: "Campinas", permissions: { schedule: "true" } },
  status: 200,
  response: done,
} satisfies HttpExample;

export const storeQuery = {
  method: "GET",
  url: `${api}/v1/merchants/LIVRARIA01`,
  headers: withToken,
  status: 200,
  response: {
    ...done,
    id: "LIVRARIA01",
    key: merchantKey,
    merchant_status: "A",
    ...store,
    permissions: { payment: "true", schedule: "false" },
    sitef_merchant_id: "65085650",
  },
} satisfies HttpExample;

export const storeStatus = {
  method: "GET",
  url: `${api}/v1/merchants/status/LIVRARIA01`,
  headers: withToken,
  status: 200,
  response: { ...done, merchant_status: "A" },
} satisfies HttpExample;

export const genericToken = {
  method: "GET",
  url: `${api}/v1/token`,
  headers,
  status: 200,
  response: done,
} satisfies HttpExample;

export const genericCall = {
  method: "POST",
  url: `${api}/v1/genericoperations`,
  headers,
  body: {
    operation: "172",
    parameters: {
      token,
      authorizer_id: "115",
      terminal_id: "SE000001",
      merchant_usn: "4410051",
      subfunction: "01",
      card_entry_mode: "2",
      card_number: card.number,
      card_expiry_date: card.expiry_date,
    },
  },
  status: 200,
  response: done,
} satisfies HttpExample;
