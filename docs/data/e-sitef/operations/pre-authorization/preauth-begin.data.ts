import { reservationBegin } from "../../../examples/esitef-payment-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { unusedNit } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const preauthBeginTold: ToldOperation = {
  retry: retry.creation,
  outcomes: outcomes.created,
  example: reservationBegin,
  inSandbox: unusedNit,
  story: "reservation",
  refused: {
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
    call: "POST /v1/transactions",
    takes:
      "merchant_usn=1..12 order_id=1..20 installments=1..2 installment_type=1..2 authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 transaction_type=1..20! additional_data.currency=3..3~ additional_data.postpone_confirmation=1..5~ additional_data.extra_info=1..64 additional_data.exponent=1..1 authenticate=1..1? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20?",
    answers:
      "code=1..4 message=1..500 pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.merchant_usn=1..12 pre_authorization.amount=1..12",
  },
};
