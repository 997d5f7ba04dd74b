import type { CallWords } from "../../words/words.ts";

export const cancelIdempotentWords = {
  title: { pt: "Cancelamento idempotente", en: "Idempotent cancellation", es: "Cancelación idempotente" },
  purpose: {
    pt: "Cancela em uma chamada, com o NIT do próprio pagamento. Repetir com a mesma chave dá o mesmo resultado e não devolve duas vezes; para uma segunda devolução parcial, use outra chave. Exige assinatura, a não ser que a conexão use TLS mútuo.",
    en: "Cancels in one call, with the NIT of the payment itself. Repeating it with the same key gives the same result and does not refund twice; for a second partial refund, use another key. It needs a signature unless the connection uses mutual TLS.",
    es: "Cancela en una llamada, con el NIT del propio pago. Repetirla con la misma clave da el mismo resultado y no devuelve dos veces; para una segunda devolución parcial, use otra clave. Exige firma, salvo que la conexión use TLS mutuo.",
  },
} as const satisfies CallWords;
