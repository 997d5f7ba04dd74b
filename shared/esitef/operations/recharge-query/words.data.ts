import type { CallWords } from "../../words/words.ts";

export const rechargeQueryWords = {
  title: { pt: "Consulta da recarga", en: "Querying the top-up", es: "Consulta de la recarga" },
  purpose: {
    pt: "Devolve o status de uma recarga, com as operadoras e os valores. É por ela que se decide depois de uma resposta perdida. O sandbox não traz os valores.",
    en: "Returns the status of a top-up, with the carriers and the amounts. It is what you decide by after a lost answer. The sandbox does not bring the amounts.",
    es: "Devuelve el estado de una recarga, con las operadoras y los importes. Con ella se decide después de una respuesta perdida. El sandbox no trae los importes.",
  },
} as const satisfies CallWords;
