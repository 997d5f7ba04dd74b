import type { Operation } from "../../schema.ts";

export const threeDsBegin = {
  method: "POST",
  path: "/v2/authentication",
  keys: "headers",
  forced: "nothing",
  headers: {
    Authorization: "conditional",
    carat_merchant_id: "conditional",
    carat_merchant_key: "conditional",
  },
  body: {
    "cardholder.acct.number": "conditional",
    cartao: "conditional",
    token: "conditional",
    brand_id: "yes",
    "purchase.amount": "yes",
    "purchase.currency": "yes",
    "merchant.mcc": "yes",
    "acquirer.merchant_id": "yes",
    browser: "conditional",
  },
} as const satisfies Operation;
