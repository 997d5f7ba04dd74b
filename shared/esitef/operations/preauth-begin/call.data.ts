import type { Operation } from "../../schema.ts";
import { payer } from "../parameter-groups.data.ts";

export const preauthBegin = {
  method: "POST",
  path: "/v1/transactions",
  keys: "headers",
  forced: "error",
  body: {
    merchant_usn: "no",
    order_id: "no",
    installments: "no",
    installment_type: "no",
    authorizer_id: "conditional",
    amount: "yes",
    soft_descriptor: "no",
    transaction_type: "yes",
    "additional_data.currency": "no",
    "additional_data.postpone_confirmation": "no",
    "additional_data.extra_info": "no",
    "additional_data.exponent": "no",
    authenticate: "conditional",
    ...payer,
  },
  shapes: { order_id: { type: "AN", size: [1, 20] }, authorizer_id: { type: "N", size: [1, 4] } },
  creates: true,
  toldBy: ({ body }) => body.get("transaction_type")?.[0] === "preauthorization",
} as const satisfies Operation;
