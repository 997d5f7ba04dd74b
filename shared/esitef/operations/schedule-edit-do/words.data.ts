import type { CallWords } from "../../words/words.ts";

export const scheduleEditDoWords = {
  title: {
    pt: "Efetivação da edição do agendamento",
    en: "Saving the edit of a schedule",
    es: "Ejecución de la edición de la programación",
  },
  purpose: {
    pt: "Troca o cartão, o valor, a próxima data ou o status de um agendamento, com o SEID da edição.",
    en: "Replaces the card, the amount, the next date or the status of a schedule, with the SEID of the edit.",
    es: "Cambia la tarjeta, el importe, la próxima fecha o el estado de una programación, con el SEID de la edición.",
  },
} as const satisfies CallWords;
