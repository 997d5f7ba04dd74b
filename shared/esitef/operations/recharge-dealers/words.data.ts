import type { CallWords } from "../../words/words.ts";

export const rechargeDealersWords = {
  title: { pt: "Lista de concessionárias", en: "List of dealers", es: "Lista de operadoras" },
  purpose: {
    pt: "Lista as concessionárias e as filiais de uma recarga. Um HTTP diferente de 200 é falha; guarde o código da tabela que vem na resposta.",
    en: "Lists the dealers of a top-up, which are the carriers and other companies whose credit you sell, and their branches. An HTTP status other than 200 is a failure; keep the table code that comes in the response.",
    es: "Lista las operadoras y las sucursales de una recarga. Un HTTP distinto de 200 es una falla; guarde el código de la tabla que viene en la respuesta.",
  },
} as const satisfies CallWords;
