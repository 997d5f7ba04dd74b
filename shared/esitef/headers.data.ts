import type { Shape } from "./schema.ts";

/** Headers that a call may carry; how it names its store goes with every call that has credentials. */
export const headers = {
  merchant_id: { type: "AN", size: [1, 15] },
  merchant_key: { type: "AN", size: [1, 80] },
  Authorization: { type: "AN", size: [1, 2000] },
  token: { type: "AN", size: [66, 66] },
  idempotency_key: { type: "AN", size: [1, 80] },
  group_id: { type: "AN", size: [1, 10], inferred: ["size"] },
  carat_merchant_id: { type: "AN", size: [1, 15] },
  carat_merchant_key: { type: "AN", size: [1, 80] },
} as const satisfies Record<string, Shape>;

export type HeaderName = keyof typeof headers;
