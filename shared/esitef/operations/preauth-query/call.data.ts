import type { Operation } from "../../schema.ts";

export const preauthQuery = {
  method: "GET",
  path: "/v1/transactions/{nit}",
  keys: "headers",
  forced: "error",
  toldBy: "later",
} as const satisfies Operation;
