import type { Operation } from "../../schema.ts";

export const merchantStatus = {
  method: "GET",
  path: "/v1/merchants/status/{id}",
  credentials: true,
  headers: { token: "conditional", Authorization: "conditional" },
} as const satisfies Operation;
