import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

export const scheduleDoSaid = {
  group: "schedule",
  page: "agendamento-rest-doschedule",
  members: ["code", "message", "schedule.status", "schedule.sid"],
  codes: codeLists.withCard,
  answer: {
    "schedule.status": {
      pt: "Status do agendamento; `ATV` quando ele está ativo.",
      en: "Status of the schedule; `ATV` when it is active.",
      es: "Estado de la programación; `ATV` cuando está activa.",
    },
  },
} as const satisfies Said;
