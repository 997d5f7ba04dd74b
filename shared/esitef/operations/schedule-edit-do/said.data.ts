import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

export const scheduleEditDoSaid = {
  group: "schedule",
  page: "agendamentoedicao-rest-doedit",
  members: ["code", "message", "schedule.status", "schedule_edit.status"],
  completed: ["schedule_edit.seid"],
  codes: codeLists.withCard,
  parameters: {
    amount: {
      pt: "Novo valor, em centavos.",
      en: "New amount, in cents.",
      es: "Nuevo importe, en centavos.",
    },
    "card.number": {
      when: {
        pt: "Quando a edição troca o cartão, sem `card.token`.",
        en: "When the edit replaces the card, without `card.token`.",
        es: "Cuando la edición cambia la tarjeta, sin `card.token`.",
      },
    },
    "card.token": {
      when: {
        pt: "Quando a edição troca o cartão, sem `card.number`.",
        en: "When the edit replaces the card, without `card.number`.",
        es: "Cuando la edición cambia la tarjeta, sin `card.number`.",
      },
    },
    "card.expiry_date": {
      when: {
        pt: "Junto de `card.number`.",
        en: "Together with `card.number`.",
        es: "Junto con `card.number`.",
      },
    },
  },
  answer: {
    "schedule.status": {
      pt: "Status do agendamento depois da edição.",
      en: "Status of the schedule after the edit.",
      es: "Estado de la programación después de la edición.",
    },
  },
} as const satisfies Said;
