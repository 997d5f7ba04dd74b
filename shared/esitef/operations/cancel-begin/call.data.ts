import type { Operation } from "../../schema.ts";

export const cancelBegin = {
  method: "POST",
  path: "/v1/cancellations",
  credentials: true,
  headers: { Authorization: "no" },
  body: {
    esitef_usn: "yes",
  },
  creates: true,
} as const satisfies Operation;
