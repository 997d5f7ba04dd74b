import { argentinaProfile } from "@portal/shared/esitef/country/country-profile.data.ts";
import { paymentCardQuery, paymentConfirm, paymentQuery } from "../examples/esitef-payment-examples.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";
import {
  api,
  argentineCancellationNit,
  argentineNit,
  argentineReservationNit,
  card,
  done,
  headers,
  held,
  mastercard,
  refunded,
  sold,
} from "../examples/values/esitef-example-values.ts";

const { currency, acquirer, receiptAmount } = argentinaProfile;
const institution = { ...acquirer, amountWord: receiptAmount };

/** Belongs to nobody; its last digit is the one that the others ask for. */
const buyer = { identification_number: "20111111112" };

/** ARS 15.499,00: one order is paid, then cancelled. */
const order = { merchant_usn: "7730015", order_id: "PED-20417" } as const;
const paidOrder = { nit: argentineNit, ...order, authorizer_id: "1", amount: "1549900" } as const;

export const argentinePaymentBegin = {
  method: "POST",
  url: `${api}/v1/transactions`,
  headers,
  body: {
    ...order,
    installments: "1",
    installment_type: "4",
    authorizer_id: "1",
    amount: "1549900",
    additional_data: { currency: currency.code, payer: buyer },
  },
  status: 201,
  response: { ...done, payment: { status: "NOV", nit: argentineNit, ...order, amount: "1549900" } },
} satisfies HttpExample;

export const argentinePaid = sold(
  paidOrder,
  { esitef_usn: "250314107730015", sequence: "107315", authorization: "731204" },
  institution,
);

export const argentinePaymentDo = {
  method: "POST",
  url: `${api}/v1/payments/${argentineNit}`,
  headers,
  body: { card },
  status: 200,
  response: { ...done, payment: argentinePaid },
} satisfies HttpExample;

export const argentinePaymentQuery = {
  ...paymentQuery,
  url: `${api}/v1/transactions/${argentineNit}`,
  response: { ...done, payment: argentinePaid },
} satisfies HttpExample;

export const { additional_data: argentineOrder } = argentinePaymentBegin.body;

export const argentinePostponedBegin = {
  ...argentinePaymentBegin,
  body: {
    ...argentinePaymentBegin.body,
    additional_data: { ...argentineOrder, postpone_confirmation: "true" },
  },
} satisfies HttpExample;

export const argentinePostponedDo = {
  ...argentinePaymentDo,
  response: { ...done, payment: { ...argentinePaid, status: "PPC" } },
} satisfies HttpExample;

export const argentinePaymentConfirm = {
  ...paymentConfirm,
  url: `${api}/v1/payments/${argentineNit}?confirm=true`,
  response: { ...done, payment: { status: "CON", nit: argentineNit } },
} satisfies HttpExample;

/** ARS 180.000,00 of which ARS 152.350,00 are collected. */
const stay = { merchant_usn: "7740002", order_id: "RES-3108" } as const;
const reservation = { nit: argentineReservationNit, ...stay, authorizer_id: "2" } as const;

export const argentineReservationBegin = {
  ...argentinePaymentBegin,
  body: {
    transaction_type: "preauthorization",
    ...stay,
    installments: "1",
    installment_type: "4",
    authorizer_id: "2",
    amount: "18000000",
    additional_data: { currency: currency.code, payer: buyer },
  },
  response: {
    ...done,
    pre_authorization: { status: "NOV", nit: argentineReservationNit, ...stay, amount: "18000000" },
  },
} satisfies HttpExample;

const reserved = held(
  { ...reservation, amount: "18000000" },
  { esitef_usn: "250314107740002", sequence: "107402", authorization: "740218" },
  institution,
);

export const argentineReservationDo = {
  method: "POST",
  url: `${api}/v1/preauthorizations/${argentineReservationNit}`,
  headers,
  body: { authorizer_id: "2", card: mastercard },
  status: 200,
  response: { ...done, pre_authorization: reserved },
} satisfies HttpExample;

export const argentineReservationQuery = {
  ...paymentQuery,
  url: `${api}/v1/transactions/${argentineReservationNit}`,
  response: { ...done, pre_authorization: reserved },
} satisfies HttpExample;

/** ARS 27.000,00 on top, for another night. */
export const argentineReservationIncrement = {
  ...argentineReservationDo,
  body: { ...argentineReservationDo.body, additional_amount: "2700000" },
  response: {
    ...done,
    pre_authorization: {
      ...held(
        { ...reservation, amount: "20700000" },
        { esitef_usn: "250314107740003", sequence: "107403", authorization: "740218" },
        institution,
      ),
      authorizer_message: argentinePaid.authorizer_message,
    },
  },
} satisfies HttpExample;

const { authorizer_message: _noMessage, ...captured } = sold(
  { ...reservation, amount: "15235000" },
  { esitef_usn: "250314107740004", sequence: "107404", authorization: "740455" },
  institution,
);

export const argentineReservationCapture = {
  method: "POST",
  url: `${api}/v1/preauthorizations/capture/${argentineReservationNit}`,
  headers,
  body: { amount: "15235000", installments: "1", installment_type: "4", card: mastercard },
  status: 200,
  response: { ...done, capture: captured },
} satisfies HttpExample;

export const argentineCancellationSigned = {
  method: "POST",
  url: `${api}/v1/cancellations`,
  headers: { ...headers, Authorization: "Bearer SIGNATURE" },
  body: { esitef_usn: argentinePaid.esitef_usn },
  status: 201,
  response: { ...done, cancellation: { nit: argentineCancellationNit, status: "NOV" } },
} satisfies HttpExample;

const cancellation = { nit: argentineCancellationNit, ...order, authorizer_id: "1" } as const;

export const argentineCancellationDo = {
  method: "PUT",
  url: `${api}/v1/cancellations/${argentineCancellationNit}`,
  headers,
  body: { amount: "1549900", card },
  status: 200,
  response: {
    ...done,
    cancellation: refunded(
      { ...cancellation, amount: "1549900" },
      { esitef_usn: "250314107730098", sequence: "107398", authorization: "731298" },
      institution,
    ),
  },
} satisfies HttpExample;

/** ARS 4.500,00 of the ARS 15.499,00. */
export const argentineCancellationPartial = {
  ...argentineCancellationDo,
  body: { amount: "450000", card },
  response: {
    ...done,
    cancellation: refunded(
      { ...cancellation, amount: "450000" },
      { esitef_usn: "250314107730099", sequence: "107399", authorization: "731299" },
      institution,
    ),
  },
} satisfies HttpExample;

export const argentineCancelledQuery = {
  ...argentinePaymentQuery,
  response: { ...done, payment: { ...argentinePaid, status: "EST" } },
} satisfies HttpExample;

export const argentineCardQuery = {
  ...paymentCardQuery,
  url: `${api}/v1/payments/${argentineNit}/cards`,
} satisfies HttpExample;

/** One call of each page of a call, by the name of the page's example. */
export const argentinaExamples: Readonly<Record<string, HttpExample>> = {
  "ar-payment-begin": argentinePaymentBegin,
  "ar-payment-do": argentinePaymentDo,
  "ar-payment-confirm": argentinePaymentConfirm,
  "ar-payment-query": argentinePaymentQuery,
  "ar-payment-card-query": argentineCardQuery,
  "ar-preauth-begin": argentineReservationBegin,
  "ar-preauth-do": argentineReservationDo,
  "ar-preauth-capture": argentineReservationCapture,
  "ar-cancel-begin": argentineCancellationSigned,
  "ar-cancel-do": argentineCancellationDo,
};
