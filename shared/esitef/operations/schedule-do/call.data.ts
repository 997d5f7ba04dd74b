import type { Operation } from "../../schema.ts";

export const scheduleDo = {
  method: "POST",
  path: "/v1/schedules/{sid}",
  keys: "headers",
  forced: "outcome",
  body: {
    "card.number": "conditional",
    "card.token": "conditional",
    "card.wallet_transaction_id": "conditional",
    "card.expiry_date": "conditional",
    "card.security_code": "conditional",
  },
} as const satisfies Operation;
