import type { Operation } from "../../schema.ts";

export const paymentTwoCards = {
  method: "POST",
  path: "/v1/payments/multiple/{nit}",
  keys: "headers",
  forced: "outcome",
  body: {
    "payments[].amount": "yes",
    "payments[].installments": "no",
    "payments[].installment_type": "no",
    "payments[].authorizer_id": "yes",
    "payments[].card.number": "conditional",
    "payments[].card.token": "conditional",
    "payments[].card.wallet_transaction_id": "conditional",
    "payments[].card.expiry_date": "conditional",
    "payments[].card.security_code": "conditional",
  },
} as const satisfies Operation;
