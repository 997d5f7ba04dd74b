import type { HttpExample } from "./request-code/http-example.ts";
import {
  api,
  card,
  done,
  headers,
  rejectedNit,
  retriedNit,
  reviewedNit,
  sold,
  undoneNit,
} from "./values/esitef-example-values.ts";

const single = { installments: "1", installment_type: "4" } as const;
type Mode = "enabled_before_auth" | "enabled_after_auth";

interface Told {
  readonly nit: string;
  readonly order_id: string;
  readonly merchant_usn: string;
  readonly amount: string;
}

/** An order with what a risk engine weighs: who pays, where the invoice goes, what is bought and where it is sent. */
function begin({ nit, amount, ...order }: Told, mode: Mode | undefined) {
  const address = {
    street_name: "Rua das Acácias",
    street_number: "120",
    city: "Curitiba",
    state: "PR",
    zip_code: "80000000",
  };
  return {
    method: "POST",
    url: `${api}/v1/transactions`,
    headers,
    body: {
      ...order,
      ...single,
      authorizer_id: "1",
      amount,
      ...(mode && {
        additional_data: {
          anti_fraud: mode,
          payer: {
            name: "Ana",
            surname: "Souza",
            email: "ana.souza@example.com",
            identification_number: "58193591437",
          },
          billing_data: { name: "Ana Souza", legal_document: "58193591437", address },
          shipment: { name: "Ana Souza", address },
          items: [{ id: "LIV-1", title: "Livro", quantity: "1", unit_price: amount }],
        },
      }),
    },
    status: 201,
    response: { ...done, payment: { status: "NOV", nit, ...order, amount } },
  } satisfies HttpExample;
}

const pay = ({ nit }: Told) =>
  ({
    method: "POST",
    url: `${api}/v1/payments/${nit}`,
    headers,
    body: { authorizer_id: "1", card },
  }) as const;

const reviewed = { nit: reviewedNit, order_id: "PED-88050", merchant_usn: "4410050", amount: "12945" };
const rejected = { nit: rejectedNit, order_id: "PED-88051", merchant_usn: "4410051", amount: "12990" };
const undone = { nit: undoneNit, order_id: "PED-88052", merchant_usn: "4410052", amount: "12990" };
const retried = { nit: retriedNit, order_id: "PED-88053", merchant_usn: "4410053", amount: "12990" };

export const reviewBegin = begin(reviewed, "enabled_after_auth");
const { authorizer_message: _message, ...inReview } = sold(
  { ...reviewed, authorizer_id: "1", status: "PPC" },
  { esitef_usn: "250314104410050", sequence: "140050", authorization: "204450" },
);

/** The institution approved; whoever analyses the order wants to look at it. */
export const reviewDo = {
  ...pay(reviewed),
  status: 200,
  response: {
    ...done,
    payment: { ...inReview, analysis: { status: "REV", code: "45", message: "In review, score 0.45" } },
  },
} satisfies HttpExample;

const refused = { code: "951", message: "Transaction denied by the authorizer" } as const;
const analysis = { status: "REJ", code: "90", message: "Rejected, score 0.90" } as const;

export const rejectedBegin = begin(rejected, "enabled_before_auth");
/** Nobody was asked for an authorization. */
export const rejectedDo = {
  ...pay(rejected),
  status: 400,
  response: {
    ...refused,
    payment: { status: "NEG", ...rejected, authorizer_id: "1", esitef_usn: "250314104410051", analysis },
  },
} satisfies HttpExample;

export const undoneBegin = begin(undone, "enabled_after_auth");
const at = "14/03/2025T10:21";
const asked = (order: Told, sequence: string, esitef_usn: string) => ({
  ...order,
  authorizer_id: "1",
  acquirer_id: "229",
  acquirer_name: "Bin",
  authorizer_date: at,
  esitef_usn,
  sitef_usn: sequence,
  host_usn: `999${sequence}`,
  payment_type: "C",
  issuer: "1",
  authorizer_merchant_id: "000000000000005",
  terminal_id: "ES000032",
  payment_date: at,
});

/** It was approved first, and undone when the analysis said no. */
export const undoneDo = {
  ...pay(undone),
  status: 400,
  response: {
    ...refused,
    payment: { status: "PPN", ...asked(undone, "140052", "250314104410052"), analysis },
  },
} satisfies HttpExample;

export const retriedBegin = begin(retried, undefined);
const waiting = {
  status: "RET",
  authorizer_code: "51",
  authorizer_message: "Autorizacao negada",
  ...asked(retried, "140053", "250314104410053"),
};

/** Declined, and the gateway will ask again by itself: only the sandbox can be told to, so the page prints how. */
export const retriedDo = {
  ...pay(retried),
  headers: { ...headers, "x-sandbox-outcome": "retry" },
  status: 400,
  response: { ...refused, payment: waiting },
} satisfies HttpExample;

export const retriedQuery = {
  method: "GET",
  url: `${api}/v1/transactions/${retriedNit}`,
  headers,
  status: 200,
  response: { ...done, payment: waiting },
} satisfies HttpExample;

export const retriedAgain = {
  ...pay(retried),
  status: 400,
  response: { code: "102", message: "Transaction in progress or finalized", payment: waiting },
} satisfies HttpExample;
