import { javascriptBegin, javascriptConfirm, javascriptQuery } from "../examples/esitef-payment-examples.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";
import { api, done, javascriptNit, mastercard, payToken } from "../examples/values/esitef-example-values.ts";

/** What the script sends from the shop's page. No page prints it: which address it calls is the script's own affair. */
const pagePayment = {
  method: "POST",
  url: `${api}/js/payments/${javascriptNit}`,
  headers: { "Content-Type": "application/json", merchant_id: "LOJADEMO", pay_token: payToken },
  body: { authorizer_id: "2", order_id: "PED-88019", card: mastercard },
  status: 200,
  response: {
    ...done,
    payment: {
      status: "CON",
      nit: javascriptNit,
      order_id: "PED-88019",
      authorizer_id: "2",
      amount: "7400",
      authorizer_code: "000",
      authorizer_message: "Transacao Aprov.",
    },
  },
} satisfies HttpExample;

const postponedBegin = {
  ...javascriptBegin,
  body: { ...javascriptBegin.body, additional_data: { postpone_confirmation: "true" } },
} satisfies HttpExample;

const postponedPayment = {
  ...pagePayment,
  response: { ...done, payment: { ...pagePayment.response.payment, status: "PPC" } },
} satisfies HttpExample;

/** The server opens, the page pays, the server asks or confirms. */
export const javascriptStory = {
  javascriptBegin: { example: javascriptBegin },
  pagePayment: { example: pagePayment, after: ["javascriptBegin"] },
  javascriptQuery: { example: javascriptQuery, after: ["pagePayment"] },
  javascriptPostponedBegin: { example: postponedBegin },
  postponedPayment: { example: postponedPayment, after: ["javascriptPostponedBegin"] },
  javascriptConfirm: { example: javascriptConfirm, after: ["postponedPayment"] },
};
