import type { CallWords } from "../../words/words.ts";

export const threeDsBeginWords = {
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
} as const satisfies CallWords;
