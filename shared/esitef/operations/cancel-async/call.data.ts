import type { Operation } from "../../schema.ts";

export const cancelAsync = {
  method: "POST",
  path: "/v2/cancellations/{nit}",
  keys: "headers",
  forced: "outcome",
  headers: { Authorization: "conditional" },
  toldBy: "later",
} as const satisfies Operation;
