import { reservationDo } from "../../../examples/esitef-payment-examples.ts";
import { unclear } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { risk } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const preauthDoTold: ToldOperation = {
  retry: retry.reservation,
  outcomes: outcomes.reservedByNit,
  example: reservationDo,
  after: ["preauth-begin"],
  codes: { "131": unclear },
  notes: {
    1: {
      pt: "Na GetNetLac as parcelas vão aqui, e não na captura, e só com `installment_type` `4`.",
      en: "At GetNetLac the installments go here, and not in the capture, and only with `installment_type` `4`.",
      es: "En GetNetLac las cuotas van aquí, y no en la captura, y solo con `installment_type` `4`.",
    },
  },
  inSandbox: risk,
  story: "reservation",
  refused: {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        pre_authorization: {
          status: "NEG",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          authorizer_code: "51",
          authorizer_message: "Autorizacao negada",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          esitef_usn: "250314155520001",
          sitef_usn: "155201",
          host_usn: "999155201",
          payment_type: "C",
          issuer: "2",
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
        pre_authorization: {
          status: "NOV",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
        },
      },
    },
  },
  collected: {
    call: "POST /v1/preauthorizations/{nit}",
    takes:
      "nit=64..64! authorizer_id=1..3! installments=1..2 installment_type=1..2 card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5? card.holder=1..30? card.cryptogram=28..28? card.wallet_type=1..20~ external_authentication.eci=1..3~? external_authentication.reference_id=1..36~? external_authentication.cavv=1..40~?",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~",
    remarks: [
      {
        says: "The simulator's receipt says PRE-AUT. SIM.",
        left: "It is the text of a receipt of the provider's simulator.",
      },
      { says: "GetNetLac: instalments are sent here, not at the capture; only installment_type 4." },
    ],
  },
};
