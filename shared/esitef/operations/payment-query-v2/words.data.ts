import type { CallWords } from "../../words/words.ts";

export const paymentQueryV2Words = {
  title: {
    pt: "Consulta por NIT, interface v2",
    en: "Query by NIT, v2 interface",
    es: "Consulta por NIT, interfaz v2",
  },
  purpose: {
    pt: "Devolve os dados atuais de um pagamento, de uma pré-autorização ou de um cancelamento feito em uma chamada. Lê só o banco de dados do gateway; se houver um agendamento, a resposta traz as duas transações.",
    en: "Returns the current data of a payment, a pre-authorization or a cancellation made in a single call. It reads the gateway's database only; if there is a schedule, the answer brings both transactions.",
    es: "Devuelve los datos actuales de un pago, de una preautorización o de una cancelación hechos en una sola llamada. Lee solo la base de datos de la pasarela; si hay una programación, la respuesta trae ambas transacciones.",
  },
} as const satisfies CallWords;
