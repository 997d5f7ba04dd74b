import type { Operation } from "../../schema.ts";

export const preauthEdit = {
  method: "POST",
  path: "/v1/preauthorizations/{nit}",
  keys: "headers",
  forced: "outcome",
  body: {
    authorizer_id: "yes",
    amount: "yes",
    "additional_data.ecomm_pos_ref": "no",
    "card.number": "conditional",
    "card.token": "conditional",
    "card.expiry_date": "conditional",
    "card.security_code": "conditional",
  },
  toldBy: "later",
} as const satisfies Operation;
