import type { CallWords } from "../../words/words.ts";

export const cancelSingleWords = {
  title: {
    pt: "Cancelamento em uma chamada",
    en: "Cancellation in a single call",
    es: "Cancelación en una sola llamada",
  },
  purpose: {
    pt: "Cancela uma venda em uma chamada, com o NIT dela, sem criação e sem POST de autenticidade. Um cancelamento total aprovado leva a venda a `EST`. Nada protege contra a repetição: para poder repetir, use a forma idempotente.",
    en: "Cancels a sale in one call, with its NIT, without a creation and without an authenticity POST. A whole cancellation that is approved leads the sale to `EST`. Nothing protects against repetition: to be able to repeat, use the idempotent form.",
    es: "Cancela una venta en una sola llamada, con su NIT, sin creación y sin POST de autenticidad. Una cancelación total aprobada lleva la venta a `EST`. Nada protege contra la repetición: para poder repetir, use la forma idempotente.",
  },
} as const satisfies CallWords;
