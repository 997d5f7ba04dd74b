import { byOrder, newKey, otherCardAndKey, unclear } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { idempotent } from "../one-call-examples.ts";
import { risk } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";
import { paymentSingleTold } from "./payment-single.data.ts";

export const paymentIdempotentTold: ToldOperation = {
  retry: retry.keyed,
  outcomes: outcomes.chargedByKey,
  example: idempotent,
  codes: { "102": byOrder, "131": unclear, "951": otherCardAndKey, "952": newKey },
  inSandbox: risk,
  story: "oneCall",
  refused: paymentSingleTold.refused,
  collected: {
    call: "POST /v2/payments/",
    takes:
      "idempotency_key=1..80! merchant_usn=1..12 order_id=1..40! installments=1..2! installment_type=1..2! authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3~? external_authentication.reference_id=1..36~? external_authentication.cavv=1..40~? additional_data.mcc=4..4? additional_data.subacquirer_merchant.id=1..15? additional_data.subacquirer_merchant.identification_number~=1..14~? additional_data.subacquirer_merchant.address=1..48? additional_data.subacquirer_merchant.city~=1..13~? additional_data.subacquirer_merchant.state~=2..2~? additional_data.subacquirer_merchant.zip_code~=1..10~? additional_data.subacquirer_merchant.country~=3..3~? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.anti_fraud=1..20~ additional_data.postpone_confirmation=1..5~",
    answers:
      "code=1..4 message=1..500 payment.authorizer_code=1..10~ payment.authorizer_message=1..500~ payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.customer_receipt=1..4000 payment.merchant_receipt=1..4000 payment.authorizer_id=1..3 payment.acquirer_id=1..4~ payment.acquirer_name=1..100~ payment.authorizer_date=16..16~ payment.authorization_number=1..6~ payment.merchant_usn=1..12 payment.esitef_usn=15..15 payment.sitef_usn=1..6~ payment.host_usn=1..15~ payment.amount=1..12 payment.payment_type=1..1~ payment.issuer=1..20~ payment.authorizer_merchant_id=1..100~ payment.terminal_id=1..20 payment.payment_date=16..16~ payment.recurrency_tid=1..100~",
    remarks: [
      { says: "Same body as the single payment; see the idempotency section.", told: ["idempotency_key"] },
      {
        says: "The page also shows: same key with another order_id, and a payment key reused on a pre-authorization.",
        left: "It lists the examples of the other page; this product writes its own.",
      },
    ],
  },
};
