import type { Operation } from "../../schema.ts";

export const paymentConfirm = {
  method: "PUT",
  path: "/v1/payments/{nit}",
  keys: "headers",
  forced: "error",
  query: {
    confirm: "yes",
  },
} as const satisfies Operation;
