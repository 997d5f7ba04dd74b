import type { Operation } from "../../schema.ts";

export const cardQuery = {
  method: "GET",
  path: "/v1/cards/{token}",
  keys: "headers",
  forced: "error",
} as const satisfies Operation;
