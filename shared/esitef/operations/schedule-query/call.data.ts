import type { Operation } from "../../schema.ts";

export const scheduleQuery = {
  method: "GET",
  path: "/v1/schedules/{sid}",
  credentials: true,
} as const satisfies Operation;
