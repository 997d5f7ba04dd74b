import type { Said } from "../../said.ts";

export const cardStoreSaid = {
  group: "storage",
  page: "armazenamento-rest-fluxo",
  members: [
    "code",
    "message",
    "card.token",
    "card.suffix",
    "card.bin",
    "store.status",
    "store.nsua",
    "store.nita",
    "store.merchant_usn",
    "store.customer_id",
    "store.authorizer_id",
  ],
  codes: ["0", "5", "131", "134"],
  parameters: {
    authorizer_id: {
      pt: "Autorizadora do cartão.",
      en: "Authorizer of the card.",
      es: "Autorizadora de la tarjeta.",
    },
    "card.number": {
      pt: "Número do cartão.",
      en: "Card number.",
      es: "Número de la tarjeta.",
      when: {
        pt: "A não ser que `card.wallet_transaction_id` o substitua.",
        en: "Unless `card.wallet_transaction_id` takes its place.",
        es: "Salvo que `card.wallet_transaction_id` lo reemplace.",
      },
    },
    "card.wallet_transaction_id": {
      when: { pt: "No lugar do número.", en: "In place of the number.", es: "En lugar del número." },
    },
    "card.expiry_date": {
      when: {
        pt: "Depende da adquirente, que quase sempre a pede.",
        en: "It depends on the acquirer, which almost always asks for it.",
        es: "Depende de la adquirente, que casi siempre lo pide.",
      },
    },
  },
} as const satisfies Said;
