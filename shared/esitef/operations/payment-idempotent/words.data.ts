import type { CallWords } from "../../words/words.ts";

export const paymentIdempotentWords = {
  title: { pt: "Pagamento idempotente", en: "Idempotent payment", es: "Pago idempotente" },
  purpose: {
    pt: "Cria e paga na mesma chamada, protegida contra repetição por uma chave que a loja escolhe. Enviar de novo a mesma chave devolve a mesma transação, sem cobrar outra vez. Guarde a chave com o pedido antes de chamar.",
    en: "Creates and pays in one call, protected against repetition by a key that the store chooses. Sending the same key again returns the same transaction and charges nothing more. Keep the key with the order before you call.",
    es: "Crea y paga en la misma llamada, protegida contra la repetición por una clave que elige el comercio. Enviar de nuevo la misma clave devuelve la misma transacción, sin cobrar otra vez. Guarde la clave con el pedido antes de llamar.",
  },
} as const satisfies CallWords;
