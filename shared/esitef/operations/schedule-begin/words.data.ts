import type { CallWords } from "../../words/words.ts";

export const scheduleBeginWords = {
  title: { pt: "Criação do agendamento", en: "Creating the schedule", es: "Creación de la programación" },
  purpose: {
    pt: "Registra cobranças recorrentes e devolve o SID das próximas chamadas. É a chamada do pagamento com o objeto `schedule`; se ela também cobra na hora, o agendamento só é ativado quando esse pagamento é confirmado.",
    en: "Records recurring charges and returns the SID for the next calls. It is the call of a payment with the object `schedule`; if it also charges at once, the schedule is activated only when that payment is confirmed.",
    es: "Registra cobros recurrentes y devuelve el SID de las próximas llamadas. Es la llamada del pago con el objeto `schedule`; si además cobra en el momento, la programación solo se activa cuando ese pago se confirma.",
  },
} as const satisfies CallWords;
