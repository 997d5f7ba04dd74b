import type { Operation } from "../../schema.ts";

export const paymentQueryV2 = {
  method: "GET",
  path: "/v2/transactions/{nit}",
  credentials: true,
} as const satisfies Operation;
