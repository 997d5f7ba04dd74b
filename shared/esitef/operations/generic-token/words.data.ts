import type { CallWords } from "../../words/words.ts";

export const genericTokenWords = {
  title: {
    pt: "Token da operação genérica",
    en: "Token for the generic operation",
    es: "Token de la operación genérica",
  },
  purpose: {
    pt: "Pede o token de autenticidade da operação genérica que vem a seguir. Ele não vem na resposta: o gateway o envia por POST para o endereço de autenticidade. A Bradescard exige um novo a cada consulta.",
    en: "Asks for the authenticity token of the generic operation that comes next. It does not come in the response: the gateway sends it by POST to the authenticity address. Bradescard requires a new one for each query.",
    es: "Pide el token de autenticidad de la operación genérica que sigue. No viene en la respuesta: la pasarela lo envía por POST a la dirección de autenticidad. Bradescard exige uno nuevo en cada consulta.",
  },
} as const satisfies CallWords;
