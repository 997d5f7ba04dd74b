import type { CallWords } from "../../words/words.ts";

export const preauthSingleWords = {
  title: {
    pt: "Pré-autorização em uma chamada",
    en: "Pre-authorization in a single call",
    es: "Preautorización en una sola llamada",
  },
  purpose: {
    pt: "Cria a pré-autorização e reserva o valor na mesma chamada. Não há NIT antes da reserva: envie um `order_id` seu para poder encontrá-la se a resposta se perder.",
    en: "Creates the pre-authorization and reserves the amount in one call. There is no NIT before the reservation: send an `order_id` of your own so that you can find it if the response gets lost.",
    es: "Crea la preautorización y reserva el importe en la misma llamada. No hay NIT antes de la reserva: envíe un `order_id` propio para poder encontrarla si la respuesta se pierde.",
  },
} as const satisfies CallWords;
