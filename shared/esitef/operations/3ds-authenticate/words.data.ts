import type { CallWords } from "../../words/words.ts";

export const threeDsAuthenticateWords = {
  title: {
    pt: "Efetivação da autenticação 3DS",
    en: "Running 3DS authentication",
    es: "Ejecución de la autenticación 3DS",
  },
  purpose: {
    pt: "Autentica o comprador e diz o que falta: em `AUC`, comece o desafio; em `AUD`, a autenticação segue fora da página. Com outro status não há mais o que chamar.",
    en: "Authenticates the buyer and tells what is left to do: in `AUC` start the challenge; in `AUD` the authentication goes on outside the page. With another status there is nothing more to call.",
    es: "Autentica al comprador y dice qué falta: en `AUC`, empiece el desafío; en `AUD`, la autenticación sigue fuera de la página. Con otro estado no hay nada más que llamar.",
  },
} as const satisfies CallWords;
