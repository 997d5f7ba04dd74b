import type { Operation } from "../../schema.ts";

export const preauthEdit = {
  method: "POST",
  path: "/v1/preauthorizations/{nit}",
  credentials: true,
  body: {
    authorizer_id: "yes",
    amount: "yes",
    "additional_data.ecomm_pos_ref": "no",
    "card.number": "conditional",
    "card.token": "conditional",
    "card.expiry_date": "conditional",
    "card.security_code": "conditional",
  },
} as const satisfies Operation;
