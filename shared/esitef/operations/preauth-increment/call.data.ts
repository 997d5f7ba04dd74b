import type { Operation } from "../../schema.ts";

export const preauthIncrement = {
  method: "POST",
  path: "/v1/preauthorizations/{nit}",
  keys: "headers",
  forced: "outcome",
  body: {
    authorizer_id: "yes",
    additional_amount: "yes",
    "card.number": "conditional",
    "card.token": "conditional",
    "card.wallet_transaction_id": "conditional",
    "card.expiry_date": "conditional",
    "card.security_code": "conditional",
  },
  shapes: { "card.wallet_transaction_id": { type: "AN", size: [1, 25] } },
  toldBy: ({ body }) => body.has("additional_amount"),
} as const satisfies Operation;
