import type { Operation } from "../../schema.ts";

export const cancelAsync = {
  method: "POST",
  path: "/v2/cancellations/{nit}",
  credentials: true,
  headers: { Authorization: "conditional" },
} as const satisfies Operation;
