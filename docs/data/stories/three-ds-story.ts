import { site } from "@portal/shared/site.ts";
import * as threeDs from "../examples/esitef-three-ds-examples.ts";
import type { HttpExample, Json } from "../examples/request-code/http-example.ts";
import { api, authenticatedNit, done, payToken } from "../examples/values/esitef-example-values.ts";
import { operation } from "./chapters.ts";

type Values = Readonly<Record<string, Json>>;

const pageAuthentication = "c41d7e90-58a2-4f36-b0d9-2e7a61f8c305";

/** What the script sends from the shop's page. No page prints it: which addresses it calls is the script's own affair. */
const fromPage = (path: string, body: Values, answered: Values): HttpExample => ({
  method: "POST",
  url: `${api}/js/${path}`,
  headers: { "Content-Type": "application/json", merchant_id: "LOJADEMO", pay_token: payToken },
  body,
  status: 200,
  response: { ...done, ...answered },
});

const pageBegin = fromPage(
  `authentications/${authenticatedNit}`,
  { card: { number: threeDs.authenticatedCard.number } },
  {
    three_ds_server: { trans_id: pageAuthentication, status: "NEW", message_version: "2.2.0" },
    three_ds_method_url: `${site.url}/sandbox/e-sitef/acs/T94B93C15CF29/method`,
  },
);

const pageAuthenticate = fromPage(
  `authentications/${authenticatedNit}/${pageAuthentication}`,
  { three_ds_comp_ind: "N", browser: { language: "pt-BR" } },
  { three_ds_server: { trans_id: pageAuthentication, status: "AUY" } },
);

const authenticatedPagePayment = fromPage(
  `payments/${authenticatedNit}`,
  { authorizer_id: "1", order_id: "PED-88060", card: threeDs.authenticatedCard },
  {
    payment: {
      status: "CON",
      nit: authenticatedNit,
      order_id: "PED-88060",
      merchant_usn: "4410060",
      authorizer_id: "1",
      amount: "10000",
      authorizer_code: "000",
      authorizer_message: "Transacao Aprov.",
    },
  },
);

/** Authentications by the store's server, then by the page of a payment. */
export const threeDsStory = {
  challengedBegin: { example: threeDs.challengedBegin },
  challengedAuthenticate: { example: threeDs.challengedAuthenticate, after: ["challengedBegin"] },
  challengedQuery: { example: threeDs.challengedQuery, after: ["challengedAuthenticate"] },
  challengedResult: {
    example: threeDs.challengedResult,
    after: ["challengedAuthenticate"],
    challenged: threeDs.challengedId,
  },
  decoupledBegin: { example: threeDs.decoupledBegin },
  decoupledAuthenticate: { example: threeDs.decoupledAuthenticate, after: ["decoupledBegin"] },
  authenticatedBegin: { example: threeDs.authenticatedBegin },
  authenticatedPayment: {
    example: threeDs.authenticatedPayment,
    after: ["3ds-authenticate", "authenticatedBegin"],
  },
  ...operation("3ds-js-begin"),
  pageBegin: { example: pageBegin, after: ["3ds-js-begin"] },
  pageAuthenticate: { example: pageAuthenticate, after: ["pageBegin"] },
  authenticatedPagePayment: { example: authenticatedPagePayment, after: ["pageAuthenticate"] },
  javascriptThreeDsQuery: { example: threeDs.javascriptThreeDsQuery, after: ["authenticatedPagePayment"] },
};
