import { paid, paymentBegin, paymentDo } from "../../examples/esitef-payment-examples.ts";
import { pixBegin } from "../../examples/esitef-pix-examples.ts";
import type { HttpExample } from "../../examples/request-code/http-example.ts";
import { api, done, headers, mastercard, nit, pixNit } from "../../examples/values/esitef-example-values.ts";
import { operationExamples } from "../operation-examples.ts";

const created = paymentBegin.response.payment;

/** An authorizer that the store does not have. */
export const unknownAuthorizer = {
  ...paymentBegin,
  body: { ...paymentBegin.body, authorizer_id: "9999" },
  status: 400,
  response: { code: "5", message: "invalid authorizerId value" },
} satisfies HttpExample;

/** The second click on the button. */
export const paidTwice = {
  ...paymentDo,
  status: 400,
  response: { code: "102", message: "Transaction in progress or finalized", payment: paid },
} satisfies HttpExample;

/** A Pix that nobody has paid has nothing to give back. */
export const unpaidRefund = {
  method: "POST",
  url: `${api}/v2/cancellations/${pixNit}`,
  headers: { ...headers, Authorization: "Bearer SIGNATURE" },
  body: {},
  status: 400,
  response: { code: "115", message: "Authenticity error" },
} satisfies HttpExample;

/** The amount for which the simulator of the provider does not reach the institution. */
export const failingPixBegin = {
  ...pixBegin,
  body: { ...pixBegin.body, amount: "600" },
  response: { ...done, payment: { ...pixBegin.response.payment, amount: "600" } },
} satisfies HttpExample;

export const failingPix = {
  method: "POST",
  url: `${api}/v1/payments/${pixNit}`,
  headers,
  body: {},
  status: 400,
  response: {
    code: "131",
    message: "Communication fail with SiTef",
    payment: {
      ...failingPixBegin.response.payment,
      status: "ERR",
      authorizer_id: "440",
      authorizer_message: "Servico Indisp.",
    },
  },
} satisfies HttpExample;

/** A voucher, sent to the authorizer of a credit card. */
export const wrongIssuer = {
  method: "POST",
  url: `${api}/v1/payments/${nit}`,
  headers,
  body: { authorizer_id: "1", card: { ...mastercard, number: "6060700124765016" } },
  status: 400,
  response: {
    code: "134",
    message: "Error on card query",
    payment: {
      ...created,
      authorizer_id: "1",
      authorizer_code: "255",
      authorizer_message: "Emissor desconhecido",
    },
  },
} satisfies HttpExample;

const { "payment-idempotent": keyed, "preauth-idempotent": keyedReservation } = operationExamples;
if (!keyed || !keyedReservation) throw new Error("The idempotent calls have no example.");

/** The key of the first sale, with another order. */
export const keyWithOtherBody = {
  ...keyed,
  body: Object.assign({}, keyed.body, { order_id: "PED-88018" }),
  status: 400,
  response: { code: "1270", message: "Same idempotency key with another body" },
} satisfies HttpExample;

/** The key of a sale, on a reservation. */
export const keyOfOtherKind = {
  ...keyedReservation,
  headers: keyed.headers,
  status: 400,
  response: { code: "1272", message: "Idempotency key of another kind of transaction" },
} satisfies HttpExample;
