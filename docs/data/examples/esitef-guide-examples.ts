import { site } from "@portal/shared/site.ts";
import { cancellation, cancellationDo } from "./esitef-after-sale-examples.ts";
import {
  changedTo,
  htmlBegin,
  paid,
  paymentBegin,
  paymentDo,
  reservationCapture,
  reservationDo,
} from "./esitef-payment-examples.ts";
import type { HttpExample } from "./request-code/http-example.ts";
import {
  api,
  done,
  headers,
  linkNit,
  nit,
  refunded,
  reservationNit,
  splitNit,
} from "./values/esitef-example-values.ts";

export const postponedBegin = {
  ...paymentBegin,
  body: { ...paymentBegin.body, additional_data: { postpone_confirmation: "true" } },
} satisfies HttpExample;

export const postponedDo = {
  ...paymentDo,
  response: { ...done, payment: { ...paid, status: "PPC" } },
} satisfies HttpExample;

export const paymentUndo = {
  method: "PUT",
  url: `${api}/v1/payments/${nit}?confirm=false`,
  headers,
  body: {},
  status: 200,
  response: { ...done, payment: { status: "PPN", nit } },
} satisfies HttpExample;

/** After a reservation on the hosted page, where the store never had the card. */
export const captureWithoutCard = {
  ...reservationCapture,
  body: { amount: "64500", installments: "1", installment_type: "4" },
} satisfies HttpExample;

/** R$ 200,00 that the acquirer shares: R$ 120,00 and R$ 80,00. */
export const splitBegin = {
  ...paymentBegin,
  body: {
    merchant_usn: "4410031",
    order_id: "PED-88030",
    installments: "1",
    installment_type: "4",
    authorizer_id: "1",
    amount: "20000",
    additional_data: {
      split_request: {
        seller_id: "MARKET-01",
        sale_id: "PED-88030",
        subsellers: [
          {
            id: "LIVRARIA-7",
            sales_amount: "12000",
            products: [{ product_id: "LIV-310", amount: "12000", description: "Livro" }],
          },
          {
            id: "PAPELARIA-2",
            sales_amount: "8000",
            products: [{ product_id: "PAP-044", amount: "8000", description: "Caderno" }],
          },
        ],
      },
    },
  },
  response: {
    ...done,
    payment: {
      status: "NOV",
      nit: splitNit,
      order_id: "PED-88030",
      merchant_usn: "4410031",
      amount: "20000",
    },
  },
} satisfies HttpExample;

/** R$ 150,00 on top of the R$ 800,00 already reserved. */
export const reservationIncrement = {
  ...reservationDo,
  body: { ...reservationDo.body, additional_amount: "15000" },
  response: {
    ...done,
    pre_authorization: changedTo("95000", "250314095520004"),
  },
} satisfies HttpExample;

export const htmlReservationBegin = {
  ...htmlBegin,
  form: {
    request: {
      ...htmlBegin.form.request,
      transaction_type: "preauthorization",
      amount: "80000",
      order_id: "RES-5520",
    },
  },
  response: {
    responseCode: 0,
    description: "OK",
    url: `https://${site.testHost}/e-sitef-hml/do.se?input['nit']=${reservationNit}`,
    nsuesitef: "250316155520001",
    nit: reservationNit,
  },
} satisfies HttpExample;

/** R$ 180,00 to be paid from a message. */
export const linkBegin = {
  ...htmlBegin,
  form: {
    request: {
      merchant_id: "LOJADEMO",
      amount: "18000",
      order_id: "ORC-3312",
      payment_link: "true",
    },
  },
  response: {
    responseCode: 0,
    description: "OK",
    url: `https://${site.testHost}/e-sitef-hml/do.se?input['nit']=${linkNit}`,
    nsuesitef: "250317093320001",
    nit: linkNit,
  },
} satisfies HttpExample;

/** R$ 40,00 of the R$ 129,90. */
export const cancellationPartial = {
  ...cancellationDo,
  body: { ...cancellationDo.body, amount: "4000" },
  response: {
    ...done,
    cancellation: refunded(
      { ...cancellation, amount: "4000" },
      { esitef_usn: "250314170098812", sequence: "170099", authorization: "204499" },
    ),
  },
} satisfies HttpExample;
