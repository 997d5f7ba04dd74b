import type { Operation } from "../../schema.ts";
import { authentication, card, finalMerchant, payer, sale } from "../parameter-groups.data.ts";

export const paymentIdempotent = {
  method: "POST",
  path: "/v2/payments/",
  keys: "headers",
  forced: "outcome",
  headers: { idempotency_key: "yes" },
  body: {
    merchant_usn: "no",
    order_id: "yes",
    ...sale,
    ...card,
    ...authentication,
    ...finalMerchant,
    ...payer,
    "additional_data.anti_fraud": "no",
    "additional_data.postpone_confirmation": "no",
  },
  shapes: { authorizer_id: { type: "N", size: [1, 4] } },
} as const satisfies Operation;
