import type { CallWords } from "../../words/words.ts";

export const merchantTokenWords = {
  title: {
    pt: "Token do cadastro de lojas",
    en: "Token for registering stores",
    es: "Token del registro de comercios",
  },
  purpose: {
    pt: "Pede o token que prova que a chamada seguinte é da loja. Ele não vem na resposta: o gateway o envia por POST para o endereço de autenticidade.",
    en: "Asks for the token that proves that the next call is the store's. It does not come in the response: the gateway sends it by POST to the authenticity address.",
    es: "Pide el token que prueba que la llamada siguiente es del comercio. No viene en la respuesta: la pasarela lo envía por POST a la dirección de autenticidad.",
  },
} as const satisfies CallWords;
