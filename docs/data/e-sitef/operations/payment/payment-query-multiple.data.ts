import { several } from "../../../examples/esitef-query-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { listing } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentQueryMultipleTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.foundPayment,
  example: several,
  after: ["payment-do"],
  notes: {
    0: {
      pt: "O endereço é o da consulta unificada; são os parâmetros que as distinguem.",
      en: "The address is the same as the unified query's; the parameters tell the two apart.",
      es: "La dirección es la de la consulta unificada; los parámetros distinguen una de otra.",
    },
  },
  inSandbox: listing,
  story: "payment",
  refused: {
    invalid: {
      in: "query",
      name: "merchant_usn",
      value: "abc",
      status: 400,
      response: {
        code: "952",
        message: "invalid merchantUsn value",
      },
    },
  },
  collected: {
    call: "GET /v1/transactions",
    takes: "start_date=10..10! end_date=10..10! order_id~=1..40~ merchant_usn~=1..12~",
    answers:
      "code=1..4 message=1..500 transactions[] transactions[].type=1..1 transactions[].status=3..3 transactions[].nit=64..64 transactions[].order_id=1..40 transactions[].merchant_id=1..15 transactions[].authorizer_code=1..10 transactions[].authorizer_message=1..500 transactions[].authorizer_id=1..3 transactions[].acquirer_id=1..4 transactions[].acquirer_name=1..100 transactions[].authorizer_merchant_id=1..100 transactions[].esitef_usn=15..15 transactions[].tid=1..40 transactions[].amount=1..12 transactions[].payment_type=1..1 transactions[].creation_date=16..16 transactions[].installments=1..2",
    remarks: [{ says: "Same path as the unified query, told apart by the parameters." }],
  },
};
