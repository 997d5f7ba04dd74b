import type { Operation } from "../../schema.ts";

export const preauthCapture = {
  method: "POST",
  path: "/v1/preauthorizations/capture/{nit}",
  keys: "headers",
  forced: "outcome",
  body: {
    amount: "yes",
    discount: "no",
    "acquirer.submerchant_split[].submerchant_code": "no",
    "acquirer.submerchant_split[].submerchant_amount": "no",
    installments: "conditional",
    installment_type: "conditional",
    "card.number": "conditional",
    "card.token": "conditional",
    "card.expiry_date": "conditional",
    "card.security_code": "conditional",
  },
} as const satisfies Operation;
