import type { Operation } from "../../schema.ts";

export const preauthCardQuery = {
  method: "POST",
  path: "/v1/preauthorizations/{nit}/cards",
  keys: "headers",
  forced: "error",
  body: {
    "card.number": "conditional",
    "card.token": "conditional",
    "card.expiry_date": "no",
    authorizer_id: "no",
    installments: "no",
    installment_type: "no",
  },
} as const satisfies Operation;
