import type { CallWords } from "../../words/words.ts";

export const rechargeDoWords = {
  title: { pt: "Efetivação da recarga", en: "Making the top-up", es: "Ejecución de la recarga" },
  purpose: {
    pt: "Faz a recarga, com ou sem pagamento com cartão, e a deixa em `PPC` até a confirmação. As duas chamadas têm o mesmo endereço: o objeto do corpo as distingue.",
    en: "Makes the top-up, with or without a card payment, and leaves it in `PPC` until the confirmation. Both calls have the same address: the object of the body tells them apart.",
    es: "Hace la recarga, con o sin pago con tarjeta, y la deja en `PPC` hasta la confirmación. Las dos llamadas tienen la misma dirección: el objeto del cuerpo las distingue.",
  },
} as const satisfies CallWords;
