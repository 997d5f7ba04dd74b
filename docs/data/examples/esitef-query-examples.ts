import { paid } from "./esitef-payment-examples.ts";
import type { HttpExample } from "./request-code/http-example.ts";
import { api, done, headers, nit, usn } from "./values/esitef-example-values.ts";

export const several = {
  method: "GET",
  url: `${api}/v1/transactions?start_date=14/03/2025&end_date=14/03/2025&order_id=PED-88017`,
  headers,
  status: 200,
  response: {
    ...done,
    transactions: [
      {
        type: "P",
        status: "CON",
        nit,
        order_id: "PED-88017",
        merchant_id: "LOJADEMO",
        authorizer_code: paid.authorizer_code,
        authorizer_message: paid.authorizer_message,
        authorizer_id: "1",
        acquirer_id: paid.acquirer_id,
        acquirer_name: paid.acquirer_name,
        authorizer_merchant_id: paid.authorizer_merchant_id,
        esitef_usn: usn,
        amount: "12990",
        payment_type: "C",
        creation_date: "14/03/2025T10:20",
        installments: "1",
      },
    ],
  },
} satisfies HttpExample;

export const byOrder = { ...several, url: `${api}/v2/transactions?order_id=PED-88017` } satisfies HttpExample;

export const unified = {
  ...several,
  url: `${api}/v1/transactions?start_date=14/03/2025&end_date=14/03/2025&status=AUTORIZADA&page=0&limit=50`,
  response: {
    code: "200",
    message: "Query executed successfully",
    transactions: several.response.transactions.map((each) => ({ ...each, status: "AUTORIZADA" })),
    total: "1",
  },
} satisfies HttpExample;
