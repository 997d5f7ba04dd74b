import type { Operation } from "../../schema.ts";

export const scheduleEditBegin = {
  method: "POST",
  path: "/v1/schedules/edits",
  keys: "headers",
  forced: "error",
  headers: { Authorization: "conditional" },
  body: {
    sid: "yes",
    merchant_data: "no",
  },
  creates: true,
} as const satisfies Operation;
