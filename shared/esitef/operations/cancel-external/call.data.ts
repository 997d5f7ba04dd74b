import type { Operation } from "../../schema.ts";

export const cancelExternal = {
  method: "POST",
  path: "/v1/cancellations",
  keys: "headers",
  forced: "outcome",
  body: {
    external_origin: "yes",
    authorizer_id: "yes",
    amount: "yes",
    sitef_usn: "yes",
    terminal: "conditional",
    company_code: "conditional",
  },
  shapes: {
    authorizer_id: { type: "N", size: [1, 4], inferred: ["existence", "size"] },
    amount: { type: "N", size: [1, 12], inferred: ["existence"] },
  },
} as const satisfies Operation;
