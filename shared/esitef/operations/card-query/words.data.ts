import type { CallWords } from "../../words/words.ts";

export const cardQueryWords = {
  title: {
    pt: "Consulta de cartão armazenado",
    en: "Querying a stored card",
    es: "Consulta de tarjeta almacenada",
  },
  purpose: {
    pt: "Devolve os dados de um cartão armazenado, pelo token.",
    en: "Returns the data of a stored card, by its token.",
    es: "Devuelve los datos de una tarjeta almacenada, por el token.",
  },
} as const satisfies CallWords;
