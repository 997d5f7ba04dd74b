import type { Localized } from "../../../locales.ts";
import type { Said } from "../../said.ts";

const chargedAtOnce = {
  pt: "Só quando `schedule.do_payment_now` é `true`.",
  en: "Only when `schedule.do_payment_now` is `true`.",
  es: "Solo cuando `schedule.do_payment_now` es `true`.",
} as const satisfies Localized;

export const scheduleBeginSaid = {
  group: "schedule",
  page: "agendamento-rest-begin",
  members: [
    "code",
    "message",
    "schedule.status",
    "schedule.sid",
    "schedule.amount",
    "schedule.order_id",
    "schedule.merchant_usn",
  ],
  completed: ["payment.status", "payment.nit", "payment.order_id", "payment.merchant_usn", "payment.amount"],
  codes: ["0", "5"],
  parameters: {
    amount: {
      pt: "Valor da cobrança feita na hora, em centavos.",
      en: "Amount of the charge made at once, in cents.",
      es: "Importe del cobro hecho en el momento, en centavos.",
      when: chargedAtOnce,
    },
    installments: { when: chargedAtOnce },
    installment_type: { when: chargedAtOnce },
    authorizer_id: {
      when: {
        pt: "Se faltar aqui, é exigido na ativação. O sandbox só o lê aqui: envie-o sempre.",
        en: "If it is missing here, the activation requires it. The sandbox reads it only here: always send it.",
        es: "Si falta aquí, la activación lo exige. El sandbox solo lo lee aquí: envíelo siempre.",
      },
    },
  },
  answer: {
    "schedule.status": {
      pt: "Status do agendamento, `NOV`.",
      en: "Status of the schedule, `NOV`.",
      es: "Estado de la programación, `NOV`.",
    },
  },
  decidedAs: "payment-begin",
} as const satisfies Said;
