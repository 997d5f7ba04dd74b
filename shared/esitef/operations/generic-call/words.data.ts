import type { CallWords } from "../../words/words.ts";

export const genericCallWords = {
  title: { pt: "Operação genérica", en: "Generic operation", es: "Operación genérica" },
  purpose: {
    pt: "Executa uma operação que só uma autorizadora tem. É o caso da `172`, a consulta da Bradescard.",
    en: "Runs an operation that only one authorizer has. One of them is `172`, the Bradescard query.",
    es: "Ejecuta una operación que solo tiene una autorizadora. Es el caso de la `172`, la consulta de Bradescard.",
  },
} as const satisfies CallWords;
