import type { Operation } from "../../schema.ts";

export const scheduleList = {
  method: "GET",
  path: "/v1/schedules",
  keys: "headers",
  forced: "error",
  query: {
    start_date: "yes",
    end_date: "yes",
  },
} as const satisfies Operation;
