import { paymentQuery } from "../../../examples/esitef-payment-examples.ts";
import { api, nit } from "../../../examples/values/esitef-example-values.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { fifteenDays } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentQueryV2Told: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.foundPayment,
  example: { ...paymentQuery, url: `${api}/v2/transactions/${nit}` },
  after: ["payment-do"],
  inSandbox: fifteenDays,
  story: "payment",
  refused: {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  collected: {
    call: "GET /v2/transactions/{nit}",
    takes: "nit=64..64!",
    answers:
      "code=1..4 message=1..500 payment.authorizer_code=1..10~ payment.authorizer_message=1..500~ payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.customer_receipt=1..4000 payment.merchant_receipt=1..4000 payment.authorizer_id=1..3 payment.acquirer_id=1..4~ payment.acquirer_name=1..100~ payment.authorizer_date=16..16~ payment.authorization_number=1..6~ payment.merchant_usn=1..12 payment.esitef_usn=15..15 payment.sitef_usn=1..6~ payment.host_usn=1..15~ payment.amount=1..12 payment.payment_type=1..1~ payment.issuer=1..20~ payment.authorizer_merchant_id=1..100~ payment.terminal_id=1..20 payment.payment_date=16..16~ payment.recurrency_tid=1..100~ payment.tid=1..40~",
    remarks: [
      { says: "With a schedule both transactions come.", told: ["NIT"] },
      { says: "Gateway database only.", told: ["NIT"] },
    ],
  },
};
