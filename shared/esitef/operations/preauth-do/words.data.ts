import type { CallWords } from "../../words/words.ts";

export const preauthDoWords = {
  title: {
    pt: "Efetivação da pré-autorização",
    en: "Making a pre-authorization",
    es: "Ejecución de la preautorización",
  },
  purpose: {
    pt: "Envia o cartão e reserva o valor. Em `CON` o limite do cliente diminuiu, mas nada foi cobrado: a cobrança é a captura, com este mesmo NIT.",
    en: "Sends the card and reserves the amount. In `CON` the customer's limit is lower, but nothing was charged: the capture charges, with this same NIT.",
    es: "Envía la tarjeta y reserva el importe. En `CON` el límite del cliente disminuyó, pero no se cobró nada: cobra la captura, con este mismo NIT.",
  },
} as const satisfies CallWords;
