import type { Operation } from "../../schema.ts";

export const merchantStatus = {
  method: "GET",
  path: "/v1/merchants/status/{id}",
  keys: "headers",
  forced: "error",
  headers: { token: "conditional", Authorization: "conditional" },
} as const satisfies Operation;
