import type { Operation } from "../../schema.ts";

export const cardRemove = {
  method: "DELETE",
  path: "/v1/cards/{token}",
  keys: "headers",
  forced: "error",
  headers: { Authorization: "conditional" },
} as const satisfies Operation;
