import { paymentDo } from "../../../examples/esitef-payment-examples.ts";
import { unclear } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { risk } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentDoTold: ToldOperation = {
  retry: retry.charge,
  outcomes: outcomes.charged,
  example: paymentDo,
  after: ["payment-begin"],
  codes: { "131": unclear },
  notes: {
    1: {
      pt: "Com um agendamento, ele só fica ativo se este pagamento for confirmado.",
      en: "With a schedule, the schedule becomes active only if this payment is confirmed.",
      es: "Con una programación, esta solo queda activa si este pago se confirma.",
    },
    2: {
      pt: "Uma adquirente pode recusar o que o simulador aceita: a Rede respondeu `134` com `authorizer_code` `255` quando a bandeira não estava habilitada para a loja.",
      en: "An acquirer may refuse what the simulator accepts: Rede answered `134` with `authorizer_code` `255` when the brand was not enabled for the store.",
      es: "Una adquirente puede rechazar lo que el simulador acepta: Rede respondió `134` con `authorizer_code` `255` cuando la marca no estaba habilitada para el comercio.",
    },
  },
  inSandbox: risk,
  story: "payment",
  refused: {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        payment: {
          status: "NEG",
          nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314104410023",
          sitef_usn: "140023",
          host_usn: "999140023",
          payment_type: "C",
          issuer: "1",
          authorizer_merchant_id: "000000000000005",
          terminal_id: "ES000032",
          payment_date: "14/03/2025T10:21",
        },
      },
    },
    invalid: {
      in: "body",
      name: "card.expiry_date",
      value: "1/27",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardExpiryDate value",
        payment: {
          status: "NOV",
          nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
          order_id: "PED-88017",
          merchant_usn: "4410023",
          authorizer_id: "1",
          amount: "12990",
        },
      },
    },
  },
  collected: {
    call: "POST /v1/payments/{nit}",
    takes:
      "nit=64..64! authorizer_id=1..3? installments=1..2 installment_type=1..2 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3? external_authentication.reference_id=1..36? external_authentication.cavv=1..40? acquirer.prefixes[] external_authentication.xid=1..40~? acquirer.prefixes[].code~=1..10~? acquirer.prefixes[].value~=1..100~?",
    answers:
      "code=1..4 message=1..500 payment.authorizer_code=1..10~ payment.authorizer_message=1..500~ payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.customer_receipt=1..4000 payment.merchant_receipt=1..4000 payment.authorizer_id=1..3 payment.acquirer_id=1..4~ payment.acquirer_name=1..100~ payment.authorizer_date=16..16~ payment.authorization_number=1..6~ payment.merchant_usn=1..12 payment.esitef_usn=15..15 payment.sitef_usn=1..6~ payment.host_usn=1..15~ payment.amount=1..12 payment.payment_type=1..1~ payment.issuer=1..20~ payment.authorizer_merchant_id=1..100~ payment.terminal_id=1..20 payment.payment_date=16..16~ payment.recurrency_tid=1..100~ payment.boleto payment.qr_code payment.tid=1..40~",
    remarks: [
      {
        says: "Variants shown: automatic confirmation, late confirmation, with schedule, stored card, prefixes, brand token.",
        left: "It lists the examples of the other page; this product writes its own.",
      },
      { says: "With a schedule, the schedule becomes active only if this payment is confirmed." },
      {
        says: "Some acquirers refuse what the simulator accepts (Rede answered 134/255 when the brand was not enabled for the store).",
      },
    ],
  },
};
