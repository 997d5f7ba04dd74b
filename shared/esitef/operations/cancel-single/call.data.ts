import type { Operation } from "../../schema.ts";
import { partialAmount } from "../parameter-groups.data.ts";

export const cancelSingle = {
  method: "POST",
  path: "/v2/cancellations/{nit}",
  keys: "headers",
  forced: "outcome",
  headers: { Authorization: "conditional" },
  body: {
    amount: "no",
  },
  shapes: { amount: partialAmount },
} as const satisfies Operation;
