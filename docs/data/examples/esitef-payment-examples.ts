import { site } from "@portal/shared/site.ts";
import type { HttpExample } from "./request-code/http-example.ts";
import {
  api,
  card,
  done,
  headers,
  held,
  htmlNit,
  javascriptNit,
  mastercard,
  nit,
  payToken,
  reservationNit,
  sold,
  usn,
} from "./values/esitef-example-values.ts";

export const paymentBegin = {
  method: "POST",
  url: `${api}/v1/transactions`,
  headers,
  body: {
    merchant_usn: "4410023",
    order_id: "PED-88017",
    installments: "1",
    installment_type: "4",
    authorizer_id: "1",
    amount: "12990",
  },
  status: 201,
  response: {
    ...done,
    payment: { status: "NOV", nit, order_id: "PED-88017", merchant_usn: "4410023", amount: "12990" },
  },
} satisfies HttpExample;

const order = {
  nit,
  order_id: "PED-88017",
  merchant_usn: "4410023",
  authorizer_id: "1",
  amount: "12990",
} as const;

/** The payment as every later query repeats it. */
export const paid = sold(order, { esitef_usn: usn, sequence: "140023", authorization: "204417" });

export const paymentDo = {
  method: "POST",
  url: `${api}/v1/payments/${nit}`,
  headers,
  body: { card },
  status: 200,
  response: { ...done, payment: paid },
} satisfies HttpExample;

export const paymentQuery = {
  method: "GET",
  url: `${api}/v1/transactions/${nit}`,
  headers,
  status: 200,
  response: { ...done, payment: paid },
} satisfies HttpExample;

export const paymentCardQuery = {
  method: "POST",
  url: `${api}/v1/payments/${nit}/cards`,
  headers,
  body: { card: { number: card.number }, authorizer_id: "1" },
  status: 200,
  response: {
    ...done,
    payment: { status: "NOV" },
    card: {
      authorizer_id: "1",
      financing: [
        { type: "4", minimum: "1", maximum: "12" },
        { type: "3", minimum: "2", maximum: "12" },
      ],
      security_code_required: "true",
      expiry_date_required: "true",
    },
  },
} satisfies HttpExample;

export const paymentConfirm = {
  method: "PUT",
  url: `${api}/v1/payments/${nit}?confirm=true`,
  headers,
  body: {},
  status: 200,
  response: { ...done, payment: { status: "CON", nit } },
} satisfies HttpExample;

export const htmlBegin = {
  method: "POST",
  url: `https://${site.testHost}/e-sitef-hml/init/json.se`,
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  form: {
    request: {
      merchant_id: "LOJADEMO",
      amount: "4590",
      order_id: "PED-88018",
      redirect: "A",
      back_url: {
        url_success: "https://loja.example.com/pagamento/sucesso",
        url_failure: "https://loja.example.com/pagamento/falha",
        url_cancel: "https://loja.example.com/pagamento/desistencia",
      },
    },
  },
  status: 200,
  response: {
    responseCode: 0,
    description: "OK",
    url: `https://${site.testHost}/e-sitef-hml/do.se?input['nit']=${htmlNit}`,
    nsuesitef: "250314104410999",
    nit: htmlNit,
  },
} satisfies HttpExample;

export const javascriptBegin = {
  method: "POST",
  url: `${api}/v1/transactions`,
  headers,
  body: {
    payment_js: "true",
    order_id: "PED-88019",
    installments: "1",
    installment_type: "4",
    authorizer_id: "2",
    amount: "7400",
  },
  status: 201,
  response: {
    ...done,
    payment: {
      status: "NOV",
      nit: javascriptNit,
      order_id: "PED-88019",
      amount: "7400",
      pay_token: payToken,
    },
  },
} satisfies HttpExample;

export const htmlQuery = {
  ...paymentQuery,
  url: `${api}/v1/transactions/${htmlNit}`,
  response: {
    ...done,
    payment: sold(
      { nit: htmlNit, order_id: "PED-88018", authorizer_id: "1", amount: "4590" },
      { esitef_usn: "250314104410999", sequence: "140999", authorization: "204459" },
    ),
  },
} satisfies HttpExample;

export const javascriptQuery = {
  ...paymentQuery,
  url: `${api}/v1/transactions/${javascriptNit}`,
  response: {
    ...done,
    payment: sold(
      { nit: javascriptNit, order_id: "PED-88019", authorizer_id: "2", amount: "7400" },
      { esitef_usn: "250314110410027", sequence: "140027", authorization: "204431" },
    ),
  },
} satisfies HttpExample;

export const javascriptConfirm = {
  ...paymentConfirm,
  url: `${api}/v1/payments/${javascriptNit}?confirm=true`,
  response: { ...done, payment: { status: "CON", nit: javascriptNit } },
} satisfies HttpExample;

export const reservationBegin = {
  method: "POST",
  url: `${api}/v1/transactions`,
  headers,
  body: {
    transaction_type: "preauthorization",
    merchant_usn: "5520001",
    order_id: "RES-5520",
    installments: "1",
    installment_type: "4",
    authorizer_id: "2",
    amount: "80000",
  },
  status: 201,
  response: {
    ...done,
    pre_authorization: {
      status: "NOV",
      nit: reservationNit,
      order_id: "RES-5520",
      merchant_usn: "5520001",
      amount: "80000",
    },
  },
} satisfies HttpExample;

const reservation = {
  nit: reservationNit,
  order_id: "RES-5520",
  merchant_usn: "5520001",
  authorizer_id: "2",
  amount: "80000",
} as const;

export const reserved = held(reservation, {
  esitef_usn: "250314155520001",
  sequence: "155201",
  authorization: "551204",
});

/** With another amount reserved: the institution was asked again, so that all is new but the authorization. */
export const changedTo = (amount: string, esitef_usn: string) => ({
  ...held(
    { ...reservation, amount },
    { esitef_usn, sequence: `1552${esitef_usn.slice(-2)}`, authorization: "551204" },
  ),
  authorizer_message: paid.authorizer_message,
});

export const reservationDo = {
  method: "POST",
  url: `${api}/v1/preauthorizations/${reservationNit}`,
  headers,
  body: { authorizer_id: "2", card: mastercard },
  status: 200,
  response: { ...done, pre_authorization: reserved },
} satisfies HttpExample;

/** R$ 645,00 of the R$ 800,00 that are reserved. */
const { authorizer_message: _noMessage, ...captured } = sold(
  { ...reservation, amount: "64500" },
  { esitef_usn: "250314115520002", sequence: "115202", authorization: "551877" },
);

export const reservationCapture = {
  method: "POST",
  url: `${api}/v1/preauthorizations/capture/${reservationNit}`,
  headers,
  body: { amount: "64500", installments: "1", installment_type: "4", card: mastercard },
  status: 200,
  response: { ...done, capture: captured },
} satisfies HttpExample;

export const reservationQuery = {
  method: "GET",
  url: `${api}/v1/transactions/${reservationNit}`,
  headers,
  status: 200,
  response: { ...done, pre_authorization: reserved },
} satisfies HttpExample;
