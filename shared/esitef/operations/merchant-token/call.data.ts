import type { Operation } from "../../schema.ts";

export const merchantToken = {
  method: "POST",
  path: "/v1/token/merchants",
  credentials: true,
} as const satisfies Operation;
