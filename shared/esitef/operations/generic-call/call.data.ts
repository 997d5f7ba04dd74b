import type { Operation } from "../../schema.ts";

export const genericCall = {
  method: "POST",
  path: "/v1/genericoperations",
  keys: "headers",
  forced: "error",
  body: {
    operation: "yes",
    "parameters.token": "conditional",
    "parameters.authorizer_id": "yes",
    "parameters.terminal_id": "yes",
    "parameters.merchant_usn": "yes",
    "parameters.operator_code": "no",
    "parameters.supervisor_code": "no",
    "parameters.subfunction": "yes",
    "parameters.date": "no",
    "parameters.time": "no",
    "parameters.card_entry_mode": "yes",
    "parameters.card_number": "conditional",
    "parameters.track1": "conditional",
    "parameters.track2": "conditional",
    "parameters.card_expiry_date": "conditional",
    "parameters.card_security_code": "conditional",
    "parameters.card_issue_date": "conditional",
  },
} as const satisfies Operation;
