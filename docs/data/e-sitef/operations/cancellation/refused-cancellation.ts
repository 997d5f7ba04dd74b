import type { RefusedExample } from "../refused-example.ts";

/** What the authorizer's refusal of the example's cancellation looks like, whichever call asked for it. */
const declined = {
  status: 400,
  response: {
    code: "951",
    message: "Transaction denied by the authorizer",
    cancellation: {
      status: "NEG",
      nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
      order_id: "PED-88017",
      merchant_usn: "4410023",
      authorizer_id: "1",
      amount: "12990",
      authorizer_code: "51",
      authorizer_message: "Autorizacao negada",
      acquirer_id: "229",
      acquirer_name: "Bin",
      authorizer_date: "14/03/2025T10:21",
      esitef_usn: "250314170098811",
      sitef_usn: "170098",
      host_usn: "999170098",
      payment_type: "C",
      issuer: "1",
      authorizer_merchant_id: "000000000000005",
      terminal_id: "ES000032",
      payment_date: "14/03/2025T10:21",
    },
  },
} as const;

/** Of a cancellation that was begun: the answer says how it stands. */
export const refusedOnceBegun: RefusedExample = {
  declined,
  invalid: {
    in: "body",
    name: "amount",
    value: "12,90",
    status: 400,
    response: {
      code: "952",
      message: "invalid amount value",
      cancellation: {
        status: "NOV",
        nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
        order_id: "PED-88017",
        merchant_usn: "4410023",
        authorizer_id: "1",
        amount: "12990",
      },
    },
  },
};

/** Of a cancellation in one call: nothing was begun that could be told of. */
export const refusedAtOnce: RefusedExample = {
  declined,
  invalid: {
    in: "body",
    name: "amount",
    value: "12,90",
    status: 400,
    response: {
      code: "952",
      message: "invalid amount value",
    },
  },
};
