import type { Operation } from "../../schema.ts";

export const merchantToken = {
  method: "POST",
  path: "/v1/token/merchants",
  keys: "headers",
  forced: "error",
} as const satisfies Operation;
