import type { Said } from "../../said.ts";

export const scheduleEditBeginSaid = {
  group: "schedule",
  page: "agendamentoedicao-rest-begin",
  members: ["code", "message", "schedule_edit.status", "schedule_edit.seid"],
  codes: ["0", "102", "115"],
  parameters: {
    sid: {
      pt: "Identificador do agendamento que será editado.",
      en: "Identifier of the schedule to be edited.",
      es: "Identificador de la programación que se editará.",
    },
  },
} as const satisfies Said;
