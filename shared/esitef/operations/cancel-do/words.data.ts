import type { CallWords } from "../../words/words.ts";

export const cancelDoWords = {
  title: {
    pt: "Efetivação do cancelamento",
    en: "Making a cancellation",
    es: "Ejecución de la cancelación",
  },
  purpose: {
    pt: "Devolve o dinheiro. Sem `amount`, o cancelamento é total e o pagamento passa a `EST`; depois de um parcial, ele continua em `CON`. Vendas feitas pelo SiTef pedem o cartão outra vez.",
    en: "Refunds the payment. Without `amount` the cancellation is full and the payment goes to `EST`; after a partial one it stays in `CON`. Sales made through SiTef ask for the card again.",
    es: "Devuelve el dinero. Sin `amount`, la cancelación es total y el pago pasa a `EST`; después de una parcial sigue en `CON`. Las ventas hechas por SiTef piden la tarjeta otra vez.",
  },
} as const satisfies CallWords;
