import type { Operation } from "../../schema.ts";

export const merchantQuery = {
  method: "GET",
  path: "/v1/merchants/{id}",
  keys: "headers",
  forced: "error",
  headers: { token: "conditional", Authorization: "conditional" },
} as const satisfies Operation;
