import { scheduleEditBegin } from "../../../examples/esitef-after-sale-examples.ts";
import { said, unknownSchedule, unprovenStart } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const scheduleEditBeginTold: ToldOperation = {
  retry: retry.editCreation,
  outcomes: outcomes.editCreated,
  example: scheduleEditBegin,
  after: ["schedule-do"],
  codes: {
    "102": {
      name: said(
        "O agendamento não está em `ATV` nem em `INA`",
        "The schedule is neither in `ATV` nor in `INA`",
        "La programación no está en `ATV` ni en `INA`",
      ),
      action: said(
        "Consulte pelo `sid`: nesse status não há o que editar.",
        "Query by the `sid`: in that status there is nothing to edit.",
        "Consulte por el `sid`: en ese estado no hay nada que editar.",
      ),
    },
    "115": unprovenStart,
    "953": unknownSchedule,
  },
  story: "schedule",
  refused: {
    invalid: {
      in: "body",
      name: "sid",
      value: "?",
      status: 400,
      response: {
        code: "952",
        message: "invalid sid value",
      },
    },
  },
  collected: {
    call: "POST /v1/schedules/edits",
    takes: "Authorization=1..2000? sid=64..64~! merchant_data=1..50~",
    answers: "code=1..4 message=1..500 schedule_edit.status=3..3 schedule_edit.seid~=64..64~",
    remarks: [
      {
        says: "The gateway posts seid to the authenticity URL and expects 200, otherwise it invalidates the SEID.",
        told: ["200", "SEID"],
      },
    ],
  },
};
