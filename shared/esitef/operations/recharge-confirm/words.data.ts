import type { CallWords } from "../../words/words.ts";

export const rechargeConfirmWords = {
  title: { pt: "Confirmação da recarga", en: "Confirming the top-up", es: "Confirmación de la recarga" },
  purpose: {
    pt: "Confirma a recarga e o pagamento dela, ou desfaz os dois.",
    en: "Confirms the top-up and its payment, or voids both.",
    es: "Confirma la recarga y su pago, o deshace ambos.",
  },
} as const satisfies CallWords;
