import { newKey, refundAtOnce } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { cancelAgain } from "../one-call-examples.ts";
import { refundInOneCall } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";
import { refusedAtOnce } from "./refused-cancellation.ts";

export const cancelIdempotentTold: ToldOperation = {
  retry: retry.keyed,
  outcomes: outcomes.cancelled,
  example: {
    ...cancelAgain,
    headers: { ...cancelAgain.headers, idempotency_key: "PED-88017-C1" },
  },
  after: ["payment-do"],
  codes: { ...refundAtOnce, "952": newKey },
  inSandbox: refundInOneCall,
  refused: refusedAtOnce,
  collected: {
    call: "POST /v2/cancellations/{nit}",
    takes: "Authorization=1..2000? idempotency_key=1..80! nit=64..64! amount~=1..12~",
    answers:
      "code=1..4 message=1..500 cancellation.authorizer_code=1..10~ cancellation.authorizer_message=1..500~ cancellation.status=3..3 cancellation.nit=64..64 cancellation.order_id=1..20 cancellation.customer_receipt~=1..4000~ cancellation.merchant_receipt=1..4000 cancellation.authorizer_id=1..3 cancellation.acquirer_id=1..4~ cancellation.acquirer_name=1..100~ cancellation.authorizer_date=16..16~ cancellation.authorization_number=1..6~ cancellation.merchant_usn=1..12 cancellation.esitef_usn=15..15 cancellation.sitef_usn=1..6~ cancellation.host_usn=1..15~ cancellation.amount=1..12 cancellation.payment_type=1..1~ cancellation.issuer=1..20~ cancellation.authorizer_merchant_id=1..100~ cancellation.terminal_id=1..20 cancellation.payment_date=16..16~ cancellation.recurrency_tid=1..100~",
    remarks: [
      {
        says: "One call, no creation step, no authenticity post.",
        left: "The purpose says that it is one call, with the NIT of the payment itself.",
      },
      { says: "On approval the sale goes to EST.", told: ["EST"] },
    ],
  },
};
