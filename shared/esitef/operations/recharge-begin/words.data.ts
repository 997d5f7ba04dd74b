import type { CallWords } from "../../words/words.ts";

export const rechargeBeginWords = {
  title: { pt: "Criação da recarga", en: "Creating the top-up", es: "Creación de la recarga" },
  purpose: {
    pt: "Abre uma recarga de celular, de outro produto ou de uma conta. O `nit` dela segue para o endereço de autenticidade da loja ou, quando a chamada é assinada, vem na resposta.",
    en: "Opens a top-up: of a phone, of another product or of a bill. Its `nit` goes to the store's authenticity address or, when the call is signed, comes in the response.",
    es: "Abre una recarga de celular, de otro producto o de una factura. Su `nit` va a la dirección de autenticidad del comercio o, cuando la llamada está firmada, viene en la respuesta.",
  },
} as const satisfies CallWords;
