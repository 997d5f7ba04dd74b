import type { Operation } from "../../schema.ts";
import { partialAmount } from "../parameter-groups.data.ts";

export const cancelIdempotent = {
  method: "POST",
  path: "/v2/cancellations/{nit}",
  keys: "headers",
  forced: "outcome",
  headers: { Authorization: "conditional", idempotency_key: "yes" },
  body: {
    amount: "no",
  },
  shapes: { amount: partialAmount },
} as const satisfies Operation;
