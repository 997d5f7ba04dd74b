import { scheduleEditDo } from "../../../examples/esitef-after-sale-examples.ts";
import { editing } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const scheduleEditDoTold: ToldOperation = {
  retry: retry.edit,
  outcomes: outcomes.edited,
  example: scheduleEditDo,
  after: ["schedule-edit-begin"],
  codes: editing,
  inSandbox: {
    pt: "Com `status` `ATV`, o agendamento volta a cobrar. Sem `status`, a edição grava valor, data ou cartão e também responde `CON`. `next_date` é um dia cuja execução ainda não passou; senão, `952`.",
    en: "With `status` `ATV` the schedule charges again. Without `status` the edit writes amount, date or card and answers `CON` too. `next_date` is a day whose run has not passed yet; otherwise `952`.",
    es: "Con `status` `ATV`, la programación vuelve a cobrar. Sin `status`, la edición graba importe, fecha o tarjeta y también responde `CON`. `next_date` es un día cuya ejecución todavía no pasó; si no, `952`.",
  },
  story: "schedule",
  refused: {
    invalid: {
      in: "body",
      name: "status",
      value: "?",
      status: 400,
      response: {
        code: "952",
        message: "invalid status value",
        schedule_edit: {
          status: "NOV",
          seid: "c4d7a0e91b5f3826e07a9d4c1fb2685e30d91c7a4be8f0562d37a1c9e4b805f2",
        },
      },
    },
  },
  collected: {
    call: "PUT /v1/schedules/edits/{seid}",
    takes:
      "seid=64..64~! status=3..3 amount~=1..12~ next_date~=10..10~ card.number=1..19? card.token=88..88? card.expiry_date=4..4?",
    answers: "code=1..4 message=1..500 schedule.status=3..3 schedule_edit.status=3..3",
  },
};
