import type { Operation } from "../../schema.ts";

export const paymentQueryUnified = {
  method: "GET",
  path: "/v1/transactions",
  credentials: true,
  headers: { group_id: "no" },
  query: {
    merchant_id_query: "no",
    start_date: "no",
    end_date: "no",
    status: "no",
    page: "no",
    limit: "no",
    payment_link: "no",
    size: "no",
  },
  shapes: { status: { type: "AN", size: [1, 20] }, payment_link: { type: "AN", size: [1, 5] } },
} as const satisfies Operation;
