import { paymentBegin } from "../../../examples/esitef-payment-examples.ts";
import { creating } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { unusedNit } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentBeginTold: ToldOperation = {
  retry: retry.creation,
  outcomes: outcomes.created,
  example: paymentBegin,
  codes: creating,
  notes: {
    2: {
      pt: "Pré-autorizações, e agendamentos sem pagamento imediato, podem ser criados sem `installments` e `installment_type`.",
      en: "Pre-authorizations, and schedules without an immediate payment, may be created without `installments` and `installment_type`.",
      es: "Las preautorizaciones, y las programaciones sin pago inmediato, pueden crearse sin `installments` ni `installment_type`.",
    },
  },
  inSandbox: unusedNit,
  story: "payment",
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
      "merchant_usn=1..12 order_id=1..40 installments=1..2! installment_type=1..2! authorizer_id=1..4? amount=1..12! soft_descriptor=1..25 transaction_type=1..20~ additional_data.currency=3..3~ additional_data.postpone_confirmation=1..5~ additional_data.extra_info=1..64 additional_data.exponent=1..1 authenticate=1..1? additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.payer.address.zip_code~=1..9~ additional_data.payer.address.street_name~=1..60~ additional_data.payer.address.street_number~=1..10~ additional_data.payer.phones[].ddi~=1..3~ additional_data.payer.phones[].ddd~=1..3~ additional_data.payer.phones[].number~=1..10~ additional_data.anti_fraud=1..20 additional_data.items[].id~=1..20~? additional_data.items[].title~=1..100~? additional_data.items[].quantity~=1..5~? additional_data.items[].unit_price~=1..12~? additional_data.billing_data? additional_data.shipment? additional_data.mcc=4..4? additional_data.subacquirer_merchant.id=1..15? additional_data.subacquirer_merchant.identification_number~=1..14~? additional_data.subacquirer_merchant.address=1..48? additional_data.subacquirer_merchant.city~=1..13~? additional_data.subacquirer_merchant.state~=2..2~? additional_data.subacquirer_merchant.zip_code~=1..10~? additional_data.subacquirer_merchant.country~=3..3~? additional_data.pix_psp=1..8 additional_data.pix_question=1..140 additional_data.pix_data[].key=1..50 additional_data.pix_data[].value=1..200 additional_data.ecomm_pos_ref=1..8 payment_js=1..5? additional_data.split_request.seller_id=1..36? additional_data.split_request.sale_id=1..36? additional_data.split_request.subsellers[].id=1..36? additional_data.split_request.subsellers[].sales_amount=1..12? additional_data.split_request.subsellers[].products[].product_id=1..15? additional_data.split_request.subsellers[].products[].amount=1..12? additional_data.split_request.subsellers[].products[].description=1..80? additional_data.split_request.subsellers[].products[].tax_percent=1..9 additional_data.split_request.subsellers[].products[].tax_amount=1..12 additional_data.billing_data.address.street_name~=1..60~? additional_data.billing_data.address.street_number~=1..10~? additional_data.billing_data.address.complement~=1..40~? additional_data.billing_data.address.neighborhood~=1..40~? additional_data.billing_data.address.city~=1..40~? additional_data.billing_data.address.state~=2..2~? additional_data.billing_data.address.zip_code~=8..8~? additional_data.billing_data.address.country~=2..2~? additional_data.billing_data.name~=1..100~? additional_data.billing_data.legal_document~=1..14~? additional_data.shipment.name~=1..100~? additional_data.shipment.address.street_name~=1..60~? additional_data.shipment.address.street_number~=1..10~? additional_data.shipment.address.city~=1..40~? additional_data.shipment.address.state~=2..2~? additional_data.shipment.address.zip_code~=8..8~?",
    answers:
      "code=1..4 message=1..500 payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.merchant_usn=1..12 payment.amount=1..12 payment.pay_token=66..66",
    remarks: [
      {
        says: "The same call starts pre-authorizations (transaction_type preauthorization), schedules (schedule object) and JavaScript payments (payment_js).",
        told: ["preauthorization", "schedule", "payment_js"],
      },
      {
        says: "Variants shown: automatic confirmation, late confirmation, fraud analysis.",
        left: "It lists the examples of the other page; this product writes its own.",
      },
      {
        says: "installments and installment_type may be missing for pre-authorizations and for schedules without an immediate payment.",
      },
      { says: "The NIT expires (NOV to EXP) after the time set in the registration.", told: ["NOV", "EXP"] },
    ],
  },
};
