import type { CallWords } from "../../words/words.ts";

export const scheduleDoWords = {
  title: {
    pt: "Ativação do agendamento",
    en: "Activating the schedule",
    es: "Activación de la programación",
  },
  purpose: {
    pt: "Envia o cartão e ativa o agendamento, que passa de `NOV` a `ATV`.",
    en: "Sends the card and activates the schedule, which goes from `NOV` to `ATV`.",
    es: "Envía la tarjeta y activa la programación, que pasa de `NOV` a `ATV`.",
  },
} as const satisfies CallWords;
