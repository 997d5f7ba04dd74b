import { cancellationDo, cancelledOutside } from "../../../examples/esitef-after-sale-examples.ts";
import type { HttpExample } from "../../../examples/request-code/http-example.ts";
import { api, done } from "../../../examples/values/esitef-example-values.ts";
import { refund } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

const cancelExternal = {
  ...cancellationDo,
  method: "POST",
  url: `${api}/v1/cancellations`,
  body: {
    external_origin: "true",
    authorizer_id: "1",
    amount: "12990",
    sitef_usn: "140023",
    terminal: "SE000001",
    company_code: "00000000",
  },
  response: { ...done, cancellation: cancelledOutside },
} satisfies HttpExample;

export const cancelExternalTold: ToldOperation = {
  retry: retry.refundOutside,
  outcomes: outcomes.externallyCancelled,
  example: cancelExternal,
  codes: refund,
  refused: {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        cancellation: {
          status: "NEG",
          nit: "e90b4c7726d15fa83c02b9d4417f6ea5583d1c90b2fa64e7719d0836ca5f42bd",
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
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
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
  },
  collected: {
    call: "POST /v1/cancellations",
    takes:
      "external_origin~=1..5~! authorizer_id~=1..3~! amount~=1..12~! sitef_usn~=1..6~! terminal=8..8~? company_code=8..8~?",
    answers:
      "code=1..4 message=1..500 cancellation.authorizer_code=1..10~ cancellation.authorizer_message=1..500~ cancellation.status=3..3 cancellation.nit=64..64 cancellation.order_id=1..20 cancellation.customer_receipt=1..4000 cancellation.merchant_receipt=1..4000 cancellation.authorizer_id=1..3 cancellation.acquirer_id=1..4~ cancellation.acquirer_name=1..100~ cancellation.authorizer_date=16..16~ cancellation.authorization_number=1..6~ cancellation.merchant_usn=1..12 cancellation.esitef_usn=15..15 cancellation.sitef_usn=1..6~ cancellation.host_usn=1..15~ cancellation.amount=1..12 cancellation.payment_type=1..1~ cancellation.issuer=1..20~ cancellation.authorizer_merchant_id=1..100~ cancellation.terminal_id=1..20 cancellation.payment_date=16..16~ cancellation.recurrency_tid=1..100~",
    remarks: [
      {
        says: "Sending terminal and company_code needs a permission given by support.",
        told: ["terminal", "company_code"],
      },
    ],
  },
};
