import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

const scheduleLine = [
  "schedules[].status",
  "schedules[].sid",
  "schedules[].amount",
  "schedules[].authorizer_id",
  "schedules[].current_times",
  "schedules[].initial_date",
  "schedules[].next_date",
  "schedules[].nits[]",
] as const;

export const scheduleListSaid = {
  group: "schedule",
  page: "agendamento-rest-listagem",
  members: ["code", "schedules[]"],
  completed: scheduleLine,
  codes: codeLists.listed,
  parameters: {
    start_date: {
      pt: "Primeiro dia da busca, `DD/MM/AAAA`. No sandbox, é o dia da criação.",
      en: "First day of the search, `DD/MM/YYYY`. In the sandbox it is the day of the creation.",
      es: "Primer día de la búsqueda, `DD/MM/AAAA`. En el sandbox es el día de la creación.",
    },
  },
} as const satisfies Said;
