import type { Operation } from "../../schema.ts";

export const threeDsQuery = {
  method: "GET",
  path: "/v2/transaction/{trans_id}",
  keys: "headers",
  forced: "nothing",
} as const satisfies Operation;
