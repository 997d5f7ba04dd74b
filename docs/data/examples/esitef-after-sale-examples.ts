import {
  api,
  approved,
  cancellationNit,
  card,
  cardToken,
  done,
  headers,
  nit,
  scheduleSid,
  storedCardNit,
  usn,
} from "./esitef-example-values.ts";
import { paid } from "./esitef-payment-examples.ts";
import type { HttpExample } from "./request-code/http-example.ts";

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

export const cancellationDo = {
  method: "PUT",
  url: `${api}/v1/cancellations/${cancellationNit}`,
  headers,
  body: { amount: "12990", card },
  status: 200,
  response: {
    ...done,
    cancellation: {
      ...approved,
      status: "CON",
      nit: cancellationNit,
      order_id: "PED-88017",
      esitef_usn: "250314170098811",
      amount: "12990",
      payment_type: "C",
    },
  },
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
    card: { number: "5000000000000001", expiry_date: "0928" },
    authorizer_id: "2",
    merchant_usn: "990012",
    customer_id: "CLI-3041",
  },
  status: 201,
  response: {
    ...done,
    card: { token: cardToken, suffix: "0001", bin: "500000" },
    store: {
      status: "CON",
      nsua: "25031400000017A",
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
    payment: {
      ...approved,
      status: "CON",
      nit: storedCardNit,
      order_id: "PED-88021",
      esitef_usn: "250320094410031",
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
  response: { ...done, store: { status: "CAN" } },
} satisfies HttpExample;

export const scheduleBegin = {
  method: "POST",
  url: `${api}/v1/transactions`,
  headers,
  body: {
    merchant_usn: "7710001",
    order_id: "ASSIN-771",
    installments: "1",
    installment_type: "4",
    authorizer_id: "1",
    amount: "2990",
    schedule: {
      amount: "2990",
      do_payment_now: "false",
      initial_date: "05/01/2027",
      number_of_times: "12",
      interval: "30",
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
    schedule: { status: "ATV", sid: scheduleSid, next_date: "04/02/2027", times_executed: "1" },
  },
} satisfies HttpExample;
