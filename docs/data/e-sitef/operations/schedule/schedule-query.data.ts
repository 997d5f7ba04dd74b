import { scheduleQuery } from "../../../examples/esitef-after-sale-examples.ts";
import { unknownSchedule } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const scheduleQueryTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.anySchedule,
  example: scheduleQuery,
  after: ["schedule-do"],
  codes: { "953": unknownSchedule },
  story: "schedule",
  refused: {
    invalid: {
      in: "path",
      name: "sid",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  collected: {
    call: "GET /v1/schedules/{sid}",
    takes: "sid=64..64~!",
    answers:
      "code=1..4 message=1..500 schedule.sid=64..64 schedule.status=3..3 schedule.authorizer_id=1..3 schedule.current_times=1..3~ schedule.initial_date~=10..10~ schedule.next_date=10..10 schedule.amount=1..12 schedule.nits[]=64..64",
  },
};
