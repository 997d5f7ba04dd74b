import type { Operation } from "../../schema.ts";

export const paymentQueryV2 = {
  method: "GET",
  path: "/v2/transactions/{nit}",
  keys: "headers",
  forced: "error",
} as const satisfies Operation;
