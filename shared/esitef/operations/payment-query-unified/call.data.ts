import type { Operation } from "../../schema.ts";
import { hasAny } from "../telling.ts";

export const paymentQueryUnified = {
  method: "GET",
  path: "/v1/transactions",
  keys: "headers",
  forced: "error",
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
  toldBy: ({ query, headers }) =>
    hasAny(query, ["status", "page", "limit", "size", "payment_link"]) || Boolean(headers["group_id"]),
} as const satisfies Operation;
