import { site } from "@portal/shared/site.ts";
import type { HttpExample } from "./request-code/http-example.ts";
import {
  api,
  authenticatedNit,
  card,
  done,
  headers,
  payToken,
  sold,
} from "./values/esitef-example-values.ts";

const server = `https://${site.threeDsTestHost}/3ds-server`;
const transId = "6f1c0a52-3b7d-4e98-a1f4-0c2d9b8e7a65";
const authenticated = {
  three_ds_server: { trans_id: transId, status: "AUY" },
  brand_id: "1",
  eci: "05",
  device_channel: "02",
  authentication: { value: "mDkK9x2vQpS1tLr0YbZf3uHwE7c=" },
};

export const authenticatedCard = { ...card, number: "4551820000009478" };

export const threeDsBegin = {
  method: "POST",
  url: `${server}/v2/authentication`,
  headers,
  body: {
    cardholder: { acct: { number: authenticatedCard.number } },
    brand_id: "1",
    purchase: { amount: "10000", currency: "986" },
    merchant: { mcc: "5942" },
    acquirer: { merchant_id: "000000000000123" },
  },
  status: 200,
  response: {
    three_ds_server: { trans_id: transId, status: "NEW", message_version: "2.2.0" },
    three_ds_method_url: `${site.url}/sandbox/e-sitef/acs/T94B93C15CF29/method`,
  },
} satisfies HttpExample;

export const threeDsAuthenticate = {
  method: "PUT",
  url: `${server}/v2/authentication/${transId}`,
  headers,
  body: {
    three_ds_comp_ind: "Y",
    notification_url: "https://loja.example.com/3ds",
    three_ds_requestor: { authentication_ind: "01", url: "https://loja.example.com" },
    acquirer: { bin: "400000", merchant_id: "000000000000123" },
    browser: {
      accept_header: "text/html",
      javascript_enabled: true,
      java_enabled: "false",
      language: "pt-BR",
      color_depth: "24",
      screen_height: "864",
      screen_width: "1536",
      user_agent: "Mozilla/5.0",
    },
  },
  status: 200,
  response: authenticated,
} satisfies HttpExample;

export const threeDsQuery = {
  method: "GET",
  url: `${server}/v2/transaction/${transId}`,
  headers,
  status: 200,
  response: authenticated,
} satisfies HttpExample;

export const challengedId = "8b0d5c3e-41f7-4a26-9c1d-7e2f60a9b834";
const decoupledId = "2d94b7f1-6a0e-4c58-b3f7-90e15d6c8a42";
const acs = `${site.url}/sandbox/e-sitef/acs/T94B93C15CF29`;

/** A purchase whose amount makes the issuer ask its cardholder. */
export const challengedBegin = {
  ...threeDsBegin,
  body: { ...threeDsBegin.body, purchase: { amount: "10004", currency: "986" } },
  response: {
    ...threeDsBegin.response,
    three_ds_server: { ...threeDsBegin.response.three_ds_server, trans_id: challengedId },
  },
} satisfies HttpExample;

/** Its page shows no method, so the frame of one has not come back. */
export const challengedAuthenticate = {
  ...threeDsAuthenticate,
  url: `${server}/v2/authentication/${challengedId}`,
  body: { ...threeDsAuthenticate.body, three_ds_comp_ind: "N" },
  response: {
    three_ds_server: { trans_id: challengedId, status: "AUC" },
    brand_id: "1",
    device_channel: "02",
    acs: {
      challenge_url: acs,
      creq: "eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6IjhiMGQ1YzNlLTQxZjctNGEyNi05YzFkLTdlMmY2MGE5YjgzNCIsIm1lc3NhZ2VUeXBlIjoiQ1JlcSIsIm1lc3NhZ2VWZXJzaW9uIjoiMi4yLjAiLCJjaGFsbGVuZ2VXaW5kb3dTaXplIjoiMDUifQ",
    },
  },
} satisfies HttpExample;

/** Before the cardholder has answered. */
export const challengedQuery = {
  ...threeDsQuery,
  url: `${server}/v2/transaction/${challengedId}`,
  response: {
    three_ds_server: { trans_id: challengedId, status: "AUC" },
    brand_id: "1",
    device_channel: "02",
  },
} satisfies HttpExample;

/** The same authentication after its cardholder has confirmed. */
export const challengedResult = {
  ...challengedQuery,
  response: {
    three_ds_server: { trans_id: challengedId, status: "AUY" },
    brand_id: "1",
    eci: "05",
    device_channel: "02",
    authentication: { value: "pR7mX0cVbN4sJd2kQfHt8yWzLg1=" },
  },
} satisfies HttpExample;

export const decoupledBegin = {
  ...threeDsBegin,
  body: { ...threeDsBegin.body, purchase: { amount: "20000", currency: "986" } },
  response: {
    ...threeDsBegin.response,
    three_ds_server: { ...threeDsBegin.response.three_ds_server, trans_id: decoupledId },
  },
} satisfies HttpExample;

/** The issuer asks its cardholder in its own app, and tells the store later. */
export const decoupledAuthenticate = {
  ...threeDsAuthenticate,
  url: `${server}/v2/authentication/${decoupledId}`,
  body: {
    ...threeDsAuthenticate.body,
    decoupled_notification_url: "https://loja.example.com/3ds/desacoplada",
  },
  response: {
    three_ds_server: { trans_id: decoupledId, status: "AUD" },
    brand_id: "1",
    device_channel: "02",
  },
} satisfies HttpExample;

const authenticatedOrder = { order_id: "PED-88060", merchant_usn: "4410060" } as const;

/** The order of an authenticated purchase: its amount is the one that was authenticated. */
export const authenticatedBegin = {
  method: "POST",
  url: `${api}/v1/transactions`,
  headers,
  body: {
    ...authenticatedOrder,
    installments: "1",
    installment_type: "4",
    authorizer_id: "1",
    amount: "10000",
  },
  status: 201,
  response: {
    ...done,
    payment: { status: "NOV", nit: authenticatedNit, ...authenticatedOrder, amount: "10000" },
  },
} satisfies HttpExample;

export const authenticatedPayment = {
  method: "POST",
  url: `${api}/v1/payments/${authenticatedNit}`,
  headers,
  body: {
    authorizer_id: "1",
    card: authenticatedCard,
    external_authentication: { eci: "05", reference_id: transId, cavv: authenticated.authentication.value },
  },
  status: 200,
  response: {
    ...done,
    payment: sold(
      { nit: authenticatedNit, ...authenticatedOrder, authorizer_id: "1", amount: "10000", lastFour: "9478" },
      { esitef_usn: "250314104410060", sequence: "140060", authorization: "204460" },
    ),
  },
} satisfies HttpExample;

/** The creation of a payment whose page authenticates the cardholder. */
export const javascriptThreeDsBegin = {
  ...authenticatedBegin,
  body: {
    ...authenticatedBegin.body,
    payment_js: "true",
    authenticate: "1",
    additional_data: { payer: { name: "Ana Souza", email: "ana.souza@example.com" } },
  },
  response: {
    ...done,
    payment: { ...authenticatedBegin.response.payment, pay_token: payToken },
  },
} satisfies HttpExample;

/** The same payment after its buyer has paid on the page. */
export const javascriptThreeDsQuery = {
  method: "GET",
  url: `${api}/v1/transactions/${authenticatedNit}`,
  headers,
  status: 200,
  response: authenticatedPayment.response,
} satisfies HttpExample;
