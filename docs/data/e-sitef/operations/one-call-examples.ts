import { cancellationDo } from "../../examples/esitef-after-sale-examples.ts";
import {
  changedTo,
  paid,
  paymentBegin,
  reservationBegin,
  reservationCapture,
  reservationDo,
} from "../../examples/esitef-payment-examples.ts";
import type { HttpExample } from "../../examples/request-code/http-example.ts";
import {
  api,
  cancellationNit,
  card,
  done,
  externalNit,
  headers,
  mastercard,
  nit,
  secondCardNit,
  sold,
  usn,
} from "../../examples/values/esitef-example-values.ts";

const both = { order_id: "PED-88017", merchant_usn: "4410023" };
export const twoCards = {
  method: "POST",
  url: `${api}/v1/payments/multiple/${nit}`,
  headers,
  body: {
    payments: [
      { amount: "10000", authorizer_id: "1", card },
      { amount: "2990", authorizer_id: "2", card: mastercard },
    ],
  },
  status: 200,
  response: {
    ...done,
    payments: [
      sold(
        { ...both, nit, authorizer_id: "1", amount: "10000" },
        { esitef_usn: usn, sequence: "140023", authorization: "204417" },
      ),
      sold(
        { ...both, nit: secondCardNit, authorizer_id: "2", amount: "2990" },
        { esitef_usn: "250314104410024", sequence: "140024", authorization: "204418" },
      ),
    ],
  },
} satisfies HttpExample;

export const single = {
  method: "POST",
  url: `${api}/v2/payments`,
  headers,
  body: { ...paymentBegin.body, card },
  status: 200,
  response: { ...done, payment: paid },
} satisfies HttpExample;

export const cancelAgain = {
  ...cancellationDo,
  method: "POST",
  url: `${api}/v2/cancellations/${nit}`,
  headers: { ...headers, Authorization: "Bearer SIGNATURE" },
  body: { amount: "12990" },
} satisfies HttpExample;

export const edit = {
  ...reservationDo,
  body: { authorizer_id: "2", amount: "90000", card: mastercard },
  response: { ...done, pre_authorization: changedTo("90000", "250314095520003") },
} satisfies HttpExample;

export const idempotent = {
  ...single,
  headers: { ...headers, idempotency_key: "PED-88017-1" },
} satisfies HttpExample;

export const cancelAtHost = { ...cancellationDo, body: { amount: "12990" } } satisfies HttpExample;

export const editExternal = {
  ...edit,
  url: `${api}/v1/preauthorizations/${externalNit}`,
  response: {
    ...done,
    pre_authorization: { ...edit.response.pre_authorization, nit: externalNit },
  },
} satisfies HttpExample;

export const captureExternal = {
  ...reservationCapture,
  url: `${api}/v1/preauthorizations/capture/${externalNit}`,
  response: { ...done, capture: { ...reservationCapture.response.capture, nit: externalNit } },
} satisfies HttpExample;

const { transaction_type: _type, ...reservationOrder } = reservationBegin.body;
export const reservationSingle = {
  ...reservationDo,
  url: `${api}/v2/preauthorizations`,
  body: { ...reservationOrder, card: mastercard },
} satisfies HttpExample;

export const cancelAsync = {
  ...cancelAgain,
  body: {},
  response: { ...done, cancellation: { status: "PEN", nit: cancellationNit } },
} satisfies HttpExample;
