import type { Operation } from "../../schema.ts";

export const paymentQueryMultiple = {
  method: "GET",
  path: "/v1/transactions",
  keys: "headers",
  forced: "error",
  query: {
    start_date: "yes",
    end_date: "yes",
    order_id: "no",
    merchant_usn: "no",
  },
  shapes: {
    order_id: { type: "AN", size: [1, 40], inferred: ["existence"] },
    merchant_usn: { type: "N", size: [1, 12], inferred: ["existence"] },
  },
} as const satisfies Operation;
