import type { Operation } from "../../schema.ts";

export const cardStore = {
  method: "POST",
  path: "/v1/cards",
  keys: "headers",
  forced: "outcome",
  body: {
    authorizer_id: "yes",
    merchant_usn: "no",
    customer_id: "yes",
    "card.number": "conditional",
    "card.expiry_date": "conditional",
    "card.wallet_transaction_id": "conditional",
  },
} as const satisfies Operation;
