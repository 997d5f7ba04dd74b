import { reservationIncrement } from "../../../examples/esitef-guide-examples.ts";
import { reservationChange } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { captured } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const preauthIncrementTold: ToldOperation = {
  retry: retry.increment,
  outcomes: outcomes.reservationChanged,
  example: reservationIncrement,
  after: ["preauth-do"],
  codes: reservationChange,
  notes: {
    1: {
      pt: "Envie só um entre `card.number`, `card.token` e `card.wallet_transaction_id`.",
      en: "Send only one of `card.number`, `card.token` and `card.wallet_transaction_id`.",
      es: "Envíe solo uno entre `card.number`, `card.token` y `card.wallet_transaction_id`.",
    },
  },
  inSandbox: captured,
  story: "reservation",
  // What is changed or collected may have lapsed before it was made.
  alsoAnswers: ["954"],
  refused: {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        pre_authorization: {
          status: "CON",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          payment_date: "14/03/2025T10:21",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 943051",
          terminal_id: "ES000032",
          authorizer_message: "Autorizacao negada",
          sitef_usn: "155201",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 943051",
          payment_type: "C",
          acquirer_id: "229",
          authorizer_date: "14/03/2025T10:21",
          authorizer_code: "51",
          authorizer_merchant_id: "000000000000005",
          esitef_usn: "250314095520004",
          host_usn: "999155201",
          issuer: "2",
          acquirer_name: "Bin",
          authorization_number: "943051",
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
          status: "CON",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          issuer: "2",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 507151",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 507151",
          acquirer_id: "229",
          esitef_usn: "250314095520004",
          authorizer_code: "000",
          payment_type: "C",
          acquirer_name: "Bin",
          authorizer_date: "14/03/2025T10:21",
          authorizer_message: "Transacao OK.",
          authorization_number: "507151",
          payment_date: "14/03/2025T10:21",
          terminal_id: "ES000032",
          host_usn: "999155201",
          sitef_usn: "155201",
          authorizer_merchant_id: "000000000000005",
        },
      },
    },
  },
  collected: {
    call: "POST /v1/preauthorizations/{nit}",
    takes:
      "nit=64..64! authorizer_id=1..3! additional_amount=1..12! card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..25? card.expiry_date=4..4? card.security_code=1..5?",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~",
    remarks: [
      { says: "Only some routings; ask support.", left: "The purpose says so." },
      { says: "Send only one of number, token and wallet_transaction_id." },
    ],
  },
};
