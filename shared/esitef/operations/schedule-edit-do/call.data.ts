import type { Operation } from "../../schema.ts";

export const scheduleEditDo = {
  method: "PUT",
  path: "/v1/schedules/edits/{seid}",
  keys: "headers",
  forced: "error",
  body: {
    status: "no",
    amount: "no",
    next_date: "no",
    "card.number": "conditional",
    "card.token": "conditional",
    "card.expiry_date": "conditional",
  },
  shapes: { amount: { type: "N", size: [1, 12], inferred: ["existence"] } },
} as const satisfies Operation;
