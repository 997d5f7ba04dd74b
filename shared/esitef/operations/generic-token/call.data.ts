import type { Operation } from "../../schema.ts";

export const genericToken = {
  method: "GET",
  path: "/v1/token",
  credentials: true,
} as const satisfies Operation;
