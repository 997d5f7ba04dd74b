import { headers } from "../../../examples/values/esitef-example-values.ts";
import { newKey, otherCardAndKey, unclear } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { reservationSingle } from "../one-call-examples.ts";
import { risk } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";
import { preauthSingleTold } from "./preauth-single.data.ts";

export const preauthIdempotentTold: ToldOperation = {
  retry: retry.keyed,
  outcomes: outcomes.reserved,
  example: { ...reservationSingle, headers: { ...headers, idempotency_key: "RES-5520-0" } },
  codes: { "131": unclear, "951": otherCardAndKey, "952": newKey },
  inSandbox: risk,
  story: "captureByKey",
  refused: preauthSingleTold.refused,
  collected: {
    call: "POST /v2/preauthorizations/",
    takes:
      "idempotency_key=1..80! merchant_usn=1..12 order_id=1..40! installments=1..2! installment_type=1..2! authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3~? external_authentication.reference_id=1..36~? external_authentication.cavv=1..40~? additional_data.mcc=4..4? additional_data.subacquirer_merchant.id=1..15? additional_data.subacquirer_merchant.identification_number~=1..14~? additional_data.subacquirer_merchant.address=1..48? additional_data.subacquirer_merchant.city~=1..13~? additional_data.subacquirer_merchant.state~=2..2~? additional_data.subacquirer_merchant.zip_code~=1..10~? additional_data.subacquirer_merchant.country~=3..3~? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.anti_fraud=1..20~ additional_data.postpone_confirmation=1..5~",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~ pre_authorization.tid=1..40~",
    remarks: [{ says: "Capture it with the idempotent capture.", left: "The purpose says so." }],
  },
};
