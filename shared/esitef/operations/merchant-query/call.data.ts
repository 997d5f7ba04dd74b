import type { Operation } from "../../schema.ts";

export const merchantQuery = {
  method: "GET",
  path: "/v1/merchants/{id}",
  credentials: true,
  headers: { token: "conditional", Authorization: "conditional" },
} as const satisfies Operation;
