import type { CallWords } from "../../words/words.ts";

export const merchantQueryWords = {
  title: { pt: "Consulta de loja", en: "Querying a store", es: "Consulta de comercio" },
  purpose: {
    pt: "Devolve o cadastro de uma loja, com as configurações e as permissões dela.",
    en: "Returns the registration of a store, with its settings and permissions.",
    es: "Devuelve el registro de un comercio, con su configuración y sus permisos.",
  },
} as const satisfies CallWords;
