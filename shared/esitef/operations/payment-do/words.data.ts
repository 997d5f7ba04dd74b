import type { CallWords } from "../../words/words.ts";

export const paymentDoWords = {
  title: { pt: "Efetivação do pagamento", en: "Making a payment", es: "Ejecución del pago" },
  purpose: {
    pt: "Envia o cartão e cobra. A resposta já traz o resultado: `CON` quando foi pago, `NEG` quando foi negado e `PPC` quando espera a sua confirmação.",
    en: "Sends the card and charges it. The response already brings the result: `CON` when paid, `NEG` when declined and `PPC` when it waits for your confirmation.",
    es: "Envía la tarjeta y cobra. La respuesta ya trae el resultado: `CON` si se pagó, `NEG` si se rechazó y `PPC` si espera su confirmación.",
  },
} as const satisfies CallWords;
