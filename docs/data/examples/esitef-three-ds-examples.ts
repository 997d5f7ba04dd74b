import { site } from "../../../shared/site.ts";
import { headers } from "./esitef-example-values.ts";
import type { HttpExample } from "./request-code/http-example.ts";

const server = `https://${site.threeDsTestHost}/3ds-server`;
const transId = "6f1c0a52-3b7d-4e98-a1f4-0c2d9b8e7a65";
const authenticated = {
  three_ds_server: { trans_id: transId, status: "AUY" },
  brand_id: "1",
  eci: "05",
  device_channel: "02",
  authentication: { value: "mDkK9x2vQpS1tLr0YbZf3uHwE7c=" },
};

export const threeDsBegin = {
  method: "POST",
  url: `${server}/v2/authentication`,
  headers,
  body: {
    cardholder: { acct: { number: "4551820000009478" } },
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
      javascript_enabled: "true",
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
