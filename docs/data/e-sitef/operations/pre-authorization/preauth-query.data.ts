import { reservationQuery } from "../../../examples/esitef-payment-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { fifteenDays } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const preauthQueryTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.anyReservation,
  example: reservationQuery,
  after: ["preauth-do"],
  inSandbox: fifteenDays,
  story: "reservation",
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
    call: "GET /v1/transactions/{nit}",
    takes: "nit=64..64!",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~",
  },
};
