import type { Operation } from "../../schema.ts";

export const cancelDo = {
  method: "PUT",
  path: "/v1/cancellations/{nit}",
  keys: "headers",
  forced: "outcome",
  body: {
    amount: "no",
    "card.number": "conditional",
    "card.token": "conditional",
    "card.expiry_date": "conditional",
    "card.security_code": "conditional",
  },
} as const satisfies Operation;
