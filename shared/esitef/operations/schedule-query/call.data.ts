import type { Operation } from "../../schema.ts";

export const scheduleQuery = {
  method: "GET",
  path: "/v1/schedules/{sid}",
  keys: "headers",
  forced: "error",
} as const satisfies Operation;
