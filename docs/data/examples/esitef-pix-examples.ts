import { site } from "@portal/shared/site.ts";
import type { HttpExample } from "./request-code/http-example.ts";
import { api, boletoNit, cancellationNit, done, headers, pixNit } from "./values/esitef-example-values.ts";

const pixOrder = { order_id: "PED-88040", merchant_usn: "4410040" } as const;
const boletoOrder = { order_id: "PED-88041", merchant_usn: "4410041" } as const;
const single = { installments: "1", installment_type: "4" } as const;
const at = "14/03/2025T10:21";

/** What the institution says of a sale that waits for its buyer. */
const issued = (sequence: string, esitef_usn: string) => ({
  authorizer_code: "000",
  acquirer_id: "229",
  acquirer_name: "Bin",
  authorizer_date: at,
  esitef_usn,
  sitef_usn: sequence,
  host_usn: `999${sequence}`,
  authorizer_merchant_id: "000000000000005",
  terminal_id: "ES000032",
  payment_date: at,
});

const created = (nit: string, order: { readonly order_id: string }, amount: string) => ({
  ...done,
  payment: { status: "NOV", nit, ...order, amount },
});

export const pixBegin = {
  method: "POST",
  url: `${api}/v1/transactions`,
  headers,
  body: { ...pixOrder, ...single, authorizer_id: "440", amount: "1000" },
  status: 201,
  response: created(pixNit, pixOrder, "1000"),
} satisfies HttpExample;

const pixNumbers = issued("140040", "250314104410040");
const waiting = {
  status: "PEN",
  nit: pixNit,
  ...pixOrder,
  authorizer_id: "440",
  amount: "1000",
  ...pixNumbers,
  qr_code:
    "00020101021226770014br.gov.bcb.pix2555sandbox.invalid/pix/v2/49b4f83d1f43f2e9222a1e343ea7e128520400005303986540510.005802BR5921SANDBOX - NAO PAGAVEL6007SANDBOX62070503***63047B46",
};

/** The Pix is issued: the buyer has three minutes. */
export const pixDo = {
  method: "POST",
  url: `${api}/v1/payments/${pixNit}`,
  headers,
  body: {},
  status: 200,
  response: { ...done, payment: waiting },
} satisfies HttpExample;

export const pixQuery = {
  method: "GET",
  url: `${api}/v1/transactions/${pixNit}`,
  headers,
  status: 200,
  response: { ...done, payment: waiting },
} satisfies HttpExample;

const { qr_code: _code, ...withoutCode } = waiting;
const receipt = "SANDBOX\nVALOR 1000\nAUT 204440";
const paidPix = {
  ...withoutCode,
  status: "CON",
  authorizer_message: "Transacao Aprov.",
  authorization_number: "204440",
  customer_receipt: receipt,
  merchant_receipt: receipt,
};

/** The same charge, approved at once, as the sandbox does when it is asked to. No page prints it. */
export const pixApproved = { ...pixDo, response: { ...done, payment: paidPix } } satisfies HttpExample;

export const pixPaid = { ...pixQuery, response: { ...done, payment: paidPix } } satisfies HttpExample;

/** No card: the money goes back to the account that paid. */
export const pixRefund = {
  method: "POST",
  url: `${api}/v2/cancellations/${pixNit}`,
  headers: { ...headers, Authorization: "Bearer SIGNATURE" },
  body: { amount: "1000" },
  status: 200,
  response: {
    ...done,
    cancellation: {
      authorizer_code: "000",
      authorizer_message: "Transacao OK",
      status: "CON",
      nit: cancellationNit,
      order_id: pixOrder.order_id,
      authorizer_id: "440",
      acquirer_id: "229",
      acquirer_name: "Bin",
      authorizer_date: at,
      authorization_number: "204499",
      merchant_usn: pixOrder.merchant_usn,
      esitef_usn: "250314104410042",
      sitef_usn: "140042",
      host_usn: "999140042",
      amount: "1000",
      authorizer_merchant_id: "000000000000005",
      terminal_id: "ES000032",
      payment_date: at,
    },
  },
} satisfies HttpExample;

export const boletoBegin = {
  ...pixBegin,
  body: { ...boletoOrder, ...single, authorizer_id: "2601", amount: "15000" },
  response: created(boletoNit, boletoOrder, "15000"),
} satisfies HttpExample;

const boleto = {
  status: "PEN",
  nit: boletoNit,
  ...boletoOrder,
  authorizer_id: "2601",
  amount: "15000",
  payment_type: "B",
  ...issued("140041", "250314104410041"),
  boleto: {
    url: `${site.url}/sandbox/e-sitef/boleto/${boletoNit}`,
    digitable_line: "00090000010000025031641044100414210230000015000",
    barcode: "00092102300000150000000000000250314104410041",
    expiration_date: "17/03/2025",
  },
};

export const boletoDo = {
  ...pixDo,
  url: `${api}/v1/payments/${boletoNit}`,
  response: { ...done, payment: boleto },
} satisfies HttpExample;

export const boletoQuery = {
  ...pixQuery,
  url: `${api}/v1/transactions/${boletoNit}`,
  response: { ...done, payment: boleto },
} satisfies HttpExample;
