import type { CallWords } from "../../words/words.ts";

export const cardStoreWords = {
  title: { pt: "Armazenamento de cartão", en: "Storing a card", es: "Almacenamiento de tarjeta" },
  purpose: {
    pt: "Guarda um cartão de crédito ou voucher e devolve o token que o substitui em pagamentos, cancelamentos e pré-autorizações. O código de segurança nunca é guardado, e um cartão que já estava guardado responde `DUP`.",
    en: "Keeps a credit or voucher card and returns the token that replaces it in payments, cancellations and pre-authorizations. The security code is never kept, and a card that was there already answers `DUP`.",
    es: "Guarda una tarjeta de crédito o voucher y devuelve el token que la reemplaza en pagos, cancelaciones y preautorizaciones. El código de seguridad nunca se guarda, y una tarjeta que ya estaba guardada responde `DUP`.",
  },
} as const satisfies CallWords;
