import { genericCall } from "../../../examples/esitef-store-examples.ts";
import { atTheDoor, said, unprovenCall } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const genericCallTold: ToldOperation = {
  retry: retry.generic,
  outcomes: outcomes.none,
  example: genericCall,
  after: ["generic-token"],
  codes: {
    "115": {
      ...unprovenCall,
      action: said(
        "Peça outro token e envie de novo.",
        "Ask for another token and send again.",
        "Pida otro token y envíe de nuevo.",
      ),
    },
    "131": {
      action: said(
        "Se a operação só consulta, repita com um token novo; senão, pergunte ao suporte antes.",
        "If the operation only queries, repeat it with a new token; otherwise ask support first.",
        "Si la operación solo consulta, repita con un token nuevo; si no, pregunte antes a soporte.",
      ),
    },
    "956": atTheDoor,
  },
  story: "generic",
  refused: {
    invalid: {
      in: "body",
      name: "operation",
      value: "abc",
      status: 400,
      response: {
        response_code: 952,
        response_message: "invalid operation value",
      },
    },
  },
  collected: {
    call: "POST /v1/genericoperations",
    takes:
      "operation=1..3! parameters.token=66..66? parameters.authorizer_id=1..3! parameters.terminal_id=8..8! parameters.merchant_usn=1..12! parameters.operator_code=2..2 parameters.supervisor_code=5..5 parameters.subfunction=2..2! parameters.date=8..8~ parameters.time=6..6~ parameters.card_entry_mode=1..1! parameters.card_number=1..19~? parameters.track1=1..99? parameters.track2=1..99? parameters.card_expiry_date=4..4? parameters.card_security_code=1..10? parameters.card_issue_date=4..4~?",
    answers: "response_code=1..4 response_message=1..500",
  },
};
