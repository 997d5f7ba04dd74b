import type { CallWords } from "../../words/words.ts";

export const threeDsQueryWords = {
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
} as const satisfies CallWords;
