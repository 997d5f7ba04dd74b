import type { Operation } from "../../schema.ts";

export const genericToken = {
  method: "GET",
  path: "/v1/token",
  keys: "headers",
  forced: "error",
} as const satisfies Operation;
