import type { Operation } from "../../schema.ts";

export const paymentConfirmExternal = {
  method: "PUT",
  path: "/v1/payments/{nit}",
  keys: "headers",
  forced: "error",
  query: {
    confirm: "yes",
  },
  toldBy: "later",
} as const satisfies Operation;
