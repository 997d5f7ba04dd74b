import type { Operation } from "../../schema.ts";

export const paymentQueryOrder = {
  method: "GET",
  path: "/v2/transactions/",
  keys: "headers",
  forced: "error",
  query: {
    order_id: "yes",
  },
  shapes: { order_id: { type: "AN", size: [1, 20] } },
} as const satisfies Operation;
