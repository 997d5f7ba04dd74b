import type { CallWords } from "../../words/words.ts";

export const paymentSplitWords = {
  title: {
    pt: "Pagamento dividido entre lojas",
    en: "Payment split between stores",
    es: "Pago dividido entre comercios",
  },
  purpose: {
    pt: "Divide uma venda da página de pagamento entre várias lojas cadastradas. Não combina com revisão manual do antifraude, recarga paga junto nem armazenamento do cartão.",
    en: "Splits one sale of the payment page between several registered stores. It does not combine with manual review of risk, a top-up paid with it or storing the card.",
    es: "Divide una venta de la página de pago entre varios comercios registrados. No se combina con la revisión manual de riesgo, una recarga pagada a la vez ni el almacenamiento de la tarjeta.",
  },
} as const satisfies CallWords;
