import type { Operation } from "../../schema.ts";

export const paymentQuery = {
  method: "GET",
  path: "/v1/transactions/{nit}",
  keys: "headers",
  forced: "error",
} as const satisfies Operation;
