import type { Operation } from "../../schema.ts";

export const cancelBegin = {
  method: "POST",
  path: "/v1/cancellations",
  keys: "headers",
  forced: "error",
  headers: { Authorization: "no" },
  body: {
    esitef_usn: "yes",
  },
  creates: true,
  toldBy: ({ body }) => body.has("esitef_usn"),
} as const satisfies Operation;
