import type { Operation } from "../../schema.ts";

export const preauthCaptureIdempotent = {
  method: "POST",
  path: "/v1/preauthorizations/capture/{nit}",
  keys: "headers",
  forced: "outcome",
  headers: { idempotency_key: "yes" },
  body: {
    amount: "yes",
    installments: "conditional",
    installment_type: "conditional",
    "card.number": "conditional",
    "card.token": "conditional",
    "card.expiry_date": "conditional",
    "card.security_code": "conditional",
  },
} as const satisfies Operation;
