import type { CallWords } from "../../words/words.ts";

export const paymentSingleWords = {
  title: { pt: "Pagamento em uma chamada", en: "Payment in a single call", es: "Pago en una sola llamada" },
  purpose: {
    pt: "Cria e paga na mesma chamada. É mais rápido, mas não há NIT antes da cobrança: se a resposta se perder, a única forma de achar a venda é o `order_id`. Envie-o sempre.",
    en: "Creates and pays in one call. It is quicker, but there is no NIT before the charge: if the response gets lost, the `order_id` is the only way to find the sale. Always send it.",
    es: "Crea y paga en la misma llamada. Es más rápido, pero no hay NIT antes del cobro: si la respuesta se pierde, la única forma de encontrar la venta es el `order_id`. Envíelo siempre.",
  },
} as const satisfies CallWords;
