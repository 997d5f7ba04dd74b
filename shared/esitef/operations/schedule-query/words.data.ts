import type { CallWords } from "../../words/words.ts";

export const scheduleQueryWords = {
  title: { pt: "Consulta do agendamento", en: "Querying the schedule", es: "Consulta de la programación" },
  purpose: {
    pt: "Devolve os dados atuais de um agendamento: o status, a próxima data e o NIT de cada cobrança feita.",
    en: "Returns the current data of a schedule: its status, the next date and the NIT of each charge made.",
    es: "Devuelve los datos actuales de una programación: el estado, la próxima fecha y el NIT de cada cobro hecho.",
  },
} as const satisfies CallWords;
