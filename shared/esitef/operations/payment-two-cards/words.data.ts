import type { CallWords } from "../../words/words.ts";

export const paymentTwoCardsWords = {
  title: { pt: "Pagamento com dois cartões", en: "Payment with two cards", es: "Pago con dos tarjetas" },
  purpose: {
    pt: "Paga um pedido com dois cartões. Cada cartão vira uma transação, e a soma precisa ser igual ao valor da criação. Se um falhar, o outro é desfeito. O suporte habilita a loja.",
    en: "Pays one order with two cards. Each card becomes a transaction, and the sum must equal the amount of the creation. If one fails the other is voided. Support enables the store.",
    es: "Paga un pedido con dos tarjetas. Cada tarjeta se convierte en una transacción, y la suma debe ser igual al importe de la creación. Si una falla, la otra se deshace. Soporte habilita el comercio.",
  },
} as const satisfies CallWords;
