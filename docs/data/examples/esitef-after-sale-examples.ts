import { paid } from "./esitef-payment-examples.ts";
import type { HttpExample } from "./request-code/http-example.ts";
import {
  api,
  cancellationNit,
  card,
  cardToken,
  done,
  headers,
  mastercard,
  nit,
  refunded,
  removedCardNit,
  scheduleSid,
  sold,
  storedCardNit,
  usn,
} from "./values/esitef-example-values.ts";

export const cancellationBegin = {
  method: "POST",
  url: `${api}/v1/cancellations`,
  headers,
  body: { esitef_usn: usn },
  status: 201,
  response: done,
} satisfies HttpExample;

export const cancellationSigned = {
  ...cancellationBegin,
  headers: { ...headers, Authorization: "Bearer SIGNATURE" },
  response: { ...done, cancellation: { nit: cancellationNit, status: "NOV" } },
} satisfies HttpExample;

export const cancellation = {
  nit: cancellationNit,
  order_id: "PED-88017",
  merchant_usn: "4410023",
  authorizer_id: "1",
} as const;

export const cancelled = refunded(
  { ...cancellation, amount: "12990" },
  { esitef_usn: "250314170098811", sequence: "170098", authorization: "204498" },
);

/** Of a sale that the gateway does not know: without the shop's own numbers and the card's brand. */
const { order_id: _order, merchant_usn: _merchantUsn, issuer: _issuer, ...outside } = cancelled;
export const cancelledOutside = outside;

export const cancellationDo = {
  method: "PUT",
  url: `${api}/v1/cancellations/${cancellationNit}`,
  headers,
  body: { amount: "12990", card },
  status: 200,
  response: { ...done, cancellation: cancelled },
} satisfies HttpExample;

export const cancelledQuery = {
  method: "GET",
  url: `${api}/v1/transactions/${nit}`,
  headers,
  status: 200,
  response: { ...done, payment: { ...paid, status: "EST" } },
} satisfies HttpExample;

export const cardStore = {
  method: "POST",
  url: `${api}/v1/cards`,
  headers,
  body: {
    card: { number: mastercard.number, expiry_date: mastercard.expiry_date },
    authorizer_id: "2",
    merchant_usn: "990012",
    customer_id: "CLI-3041",
  },
  status: 200,
  response: {
    ...done,
    card: { token: cardToken, suffix: "0001", bin: "500000" },
    store: {
      status: "CON",
      nsua: "25031400000017A",
      nita: "Z4b86fe5d0c1a7392e5d8b0471c6fa39e2d7b5084f61ca93e8052d7bf4916ac3e",
      merchant_usn: "990012",
      customer_id: "CLI-3041",
      authorizer_id: "2",
    },
  },
} satisfies HttpExample;

export const cardPayment = {
  method: "POST",
  url: `${api}/v1/payments/${storedCardNit}`,
  headers,
  body: { card: { token: cardToken, security_code: "123" } },
  status: 200,
  response: {
    ...done,
    payment: sold(
      {
        nit: storedCardNit,
        order_id: "PED-88021",
        merchant_usn: "990014",
        authorizer_id: "2",
        amount: "5900",
      },
      { esitef_usn: "250314094410031", sequence: "094431", authorization: "209441" },
    ),
  },
} satisfies HttpExample;

/** A new order, for a card that was removed meanwhile. */
export const removedCardPayment = {
  ...cardPayment,
  url: `${api}/v1/payments/${removedCardNit}`,
  status: 400,
  response: {
    code: "952",
    message: "invalid cardToken value",
    payment: {
      status: "NOV",
      nit: removedCardNit,
      order_id: "PED-88022",
      merchant_usn: "990015",
      authorizer_id: "2",
      amount: "5900",
    },
  },
} satisfies HttpExample;

export const cardQuery = {
  method: "GET",
  url: `${api}/v1/cards/${cardToken}`,
  headers,
  status: 200,
  response: { ...done, card: { suffix: "0001" }, store: { status: "CON" } },
} satisfies HttpExample;

export const cardRemove = {
  method: "DELETE",
  url: `${api}/v1/cards/${cardToken}`,
  headers: { ...headers, Authorization: "Bearer SIGNATURE" },
  status: 200,
  response: { ...done, store: { status: "DEL" } },
} satisfies HttpExample;

export const scheduleBegin = {
  method: "POST",
  url: `${api}/v1/transactions`,
  headers,
  body: {
    merchant_usn: "7710001",
    order_id: "ASSIN-771",
    authorizer_id: "1",
    schedule: {
      amount: "2990",
      do_payment_now: "false",
      initial_date: "05/04/2025",
      number_of_times: "12",
      interval: "1",
    },
    additional_data: { payer: { store_identification: "CLI-3041" } },
  },
  status: 201,
  response: {
    ...done,
    schedule: {
      status: "NOV",
      sid: scheduleSid,
      amount: "2990",
      order_id: "ASSIN-771",
      merchant_usn: "7710001",
    },
  },
} satisfies HttpExample;

export const scheduleDo = {
  method: "POST",
  url: `${api}/v1/schedules/${scheduleSid}`,
  headers,
  body: { card },
  status: 200,
  response: { ...done, schedule: { status: "ATV", sid: scheduleSid } },
} satisfies HttpExample;

export const scheduleQuery = {
  method: "GET",
  url: `${api}/v1/schedules/${scheduleSid}`,
  headers,
  status: 200,
  response: {
    ...done,
    schedule: {
      status: "ATV",
      sid: scheduleSid,
      authorizer_id: "1",
      current_times: "0",
      initial_date: "05/04/2025",
      next_date: "05/04/2025",
      amount: "2990",
      nits: [],
    },
  },
} satisfies HttpExample;

export const scheduleList = {
  method: "GET",
  url: `${api}/v1/schedules?start_date=14/03/2025&end_date=14/03/2025`,
  headers,
  status: 200,
  response: {
    code: "0",
    schedules: [scheduleQuery.response.schedule],
  },
} satisfies HttpExample;

const scheduleEdit = "c4d7a0e91b5f3826e07a9d4c1fb2685e30d91c7a4be8f0562d37a1c9e4b805f2";

export const scheduleEditBegin = {
  method: "POST",
  url: `${api}/v1/schedules/edits`,
  headers: { ...headers, Authorization: "Bearer SIGNATURE" },
  body: { sid: scheduleSid },
  status: 201,
  response: { ...done, schedule_edit: { status: "NOV", seid: scheduleEdit } },
} satisfies HttpExample;

export const scheduleEditDo = {
  method: "PUT",
  url: `${api}/v1/schedules/edits/${scheduleEdit}`,
  headers,
  body: { status: "INA" },
  status: 200,
  response: { ...done, schedule: { status: "INA" }, schedule_edit: { status: "CON" } },
} satisfies HttpExample;

export const cardList = {
  method: "GET",
  url: `${api}/v1/cards/list?authorizer_id=2&status=ATV&page=0&limit=20`,
  headers,
  status: 200,
  response: {
    response_code: "0",
    response_message: "OK. Transaction successful.",
    cards: [{ status: "ATV", authorizer_id: "2", token: cardToken, customer_id: "CLI-3041", suffix: "0001" }],
  },
} satisfies HttpExample;

export const cardStoreForPage = {
  method: "POST",
  url: `${api}/v1/store`,
  headers,
  body: { merchant_usn: "990013", customer_id: "CLI-3041" },
  status: 201,
  response: {
    ...done,
    store: {
      status: "CON",
      nsua: "25031400000018A",
      nita: "Z7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
      merchant_usn: "990013",
      customer_id: "CLI-3041",
      store_token: "caa1796f6c8f77c1519677dcea966fef8c99aeb346bb3c56e83ceee2335ae15c01",
    },
  },
} satisfies HttpExample;
