import type { Operation } from "../../schema.ts";

export const scheduleEditBegin = {
  method: "POST",
  path: "/v1/schedules/edits",
  credentials: true,
  headers: { Authorization: "conditional" },
  body: {
    sid: "yes",
    merchant_data: "no",
  },
  creates: true,
} as const satisfies Operation;
