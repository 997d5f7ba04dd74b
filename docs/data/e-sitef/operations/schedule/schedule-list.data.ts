import { scheduleList } from "../../../examples/esitef-after-sale-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const scheduleListTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.anySchedule,
  example: scheduleList,
  after: ["schedule-do"],
  story: "schedule",
  refused: {
    invalid: {
      in: "query",
      name: "start_date",
      value: "14-03-2025",
      status: 400,
      response: {
        code: "952",
        message: "invalid startDate value",
      },
    },
  },
  collected: {
    call: "GET /v1/schedules",
    takes: "start_date=10..10! end_date=10..10!",
    answers: "code~=1..4~ schedules[]~",
    remarks: [
      {
        says: "Only the address was seen, in a public client; no page.",
        left: "The purpose says that only the address is known.",
      },
    ],
  },
};
