import type { CallWords } from "../words.ts";

export const threeDsOperations = {
  "3ds-begin": {
    title: {
      pt: "Início da autenticação 3DS",
      en: "Starting the 3DS authentication",
      es: "Inicio de la autenticación 3DS",
    },
    purpose: {
      pt: "Começa uma autenticação 3DS 2 e devolve a versão do protocolo e o endereço do 3DS Method do cartão. Guarde `three_ds_server.message_version`: um desafio precisa dela.",
      en: "Starts a 3DS 2 authentication and returns the version of the protocol and the address of the card's 3DS Method. Keep `three_ds_server.message_version`: a challenge needs it.",
      es: "Empieza una autenticación 3DS 2 y devuelve la versión del protocolo y la dirección del 3DS Method de la tarjeta. Guarde `three_ds_server.message_version`: un desafío la necesita.",
    },
  },
  "3ds-authenticate": {
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
  },
  "3ds-query": {
    title: {
      pt: "Consulta da autenticação 3DS",
      en: "Querying the 3DS authentication",
      es: "Consulta de la autenticación 3DS",
    },
    purpose: {
      pt: "Devolve o status, o ECI e o CAVV de uma autenticação. Use-a quando o CRes não chegou.",
      en: "Returns the status, the ECI and the CAVV of an authentication. Use it when the CRes did not arrive.",
      es: "Devuelve el estado, el ECI y el CAVV de una autenticación. Úsela cuando el CRes no llegó.",
    },
  },
} as const satisfies Readonly<Record<string, CallWords>>;
