import { reservationChange } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { edit } from "../one-call-examples.ts";
import { captured } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const preauthEditTold: ToldOperation = {
  retry: retry.reservationEdit,
  outcomes: outcomes.reservationChanged,
  example: edit,
  after: ["preauth-do"],
  codes: reservationChange,
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
          host_usn: "999155201",
          authorizer_merchant_id: "000000000000005",
          payment_type: "C",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 818876",
          authorizer_date: "14/03/2025T10:21",
          issuer: "2",
          acquirer_id: "229",
          acquirer_name: "Bin",
          authorizer_code: "51",
          authorization_number: "818876",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 818876",
          esitef_usn: "250314095520003",
          authorizer_message: "Autorizacao negada",
          payment_date: "14/03/2025T10:21",
          sitef_usn: "155201",
          terminal_id: "ES000032",
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
        pre_authorization: {
          status: "CON",
          nit: "24f7ab9013cd56e8b7a2910fd3465c8e6071bdf29ae8354c0d96e1b7f8a3250c",
          order_id: "RES-5520",
          merchant_usn: "5520001",
          authorizer_id: "2",
          amount: "80000",
          authorizer_code: "000",
          host_usn: "999155201",
          authorization_number: "011946",
          authorizer_message: "Transacao OK.",
          authorizer_date: "14/03/2025T10:21",
          payment_type: "C",
          merchant_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 011946",
          customer_receipt: "PRE-AUT. SIM.\nMASTERCARD ************0001\nVALOR 80000\nAUT 011946",
          acquirer_id: "229",
          esitef_usn: "250314095520003",
          sitef_usn: "155201",
          payment_date: "14/03/2025T10:21",
          acquirer_name: "Bin",
          terminal_id: "ES000032",
          issuer: "2",
          authorizer_merchant_id: "000000000000005",
        },
      },
    },
  },
  collected: {
    call: "POST /v1/preauthorizations/{nit}",
    takes:
      "nit=64..64! authorizer_id=1..3! amount=1..12! additional_data.ecomm_pos_ref=1..8 card.number=1..19? card.token=88..88? card.expiry_date=4..4? card.security_code=1..5?",
    answers:
      "code=1..4 message=1..500 pre_authorization.authorizer_code=1..10~ pre_authorization.authorizer_message=1..500~ pre_authorization.status=3..3 pre_authorization.nit=64..64 pre_authorization.order_id=1..20 pre_authorization.customer_receipt=1..4000 pre_authorization.merchant_receipt=1..4000 pre_authorization.authorizer_id=1..3 pre_authorization.acquirer_id=1..4~ pre_authorization.acquirer_name=1..100~ pre_authorization.authorizer_date=16..16~ pre_authorization.authorization_number=1..6~ pre_authorization.merchant_usn=1..12 pre_authorization.esitef_usn=15..15 pre_authorization.sitef_usn=1..6~ pre_authorization.host_usn=1..15~ pre_authorization.amount=1..12 pre_authorization.payment_type=1..1~ pre_authorization.issuer=1..20~ pre_authorization.authorizer_merchant_id=1..100~ pre_authorization.terminal_id=1..20 pre_authorization.payment_date=16..16~ pre_authorization.recurrency_tid=1..100~",
    remarks: [
      {
        says: "Only the GetNetLac routing; ask support. There is a page for external origin.",
        told: ["GetNetLac"],
      },
    ],
  },
};
