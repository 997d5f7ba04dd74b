import type { Operation } from "../../schema.ts";

export const preauthQuery = {
  method: "GET",
  path: "/v1/transactions/{nit}",
  credentials: true,
} as const satisfies Operation;
