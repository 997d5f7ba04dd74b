import type { CallWords } from "../../words/words.ts";

export const cardListWords = {
  title: {
    pt: "Lista de cartões armazenados",
    en: "List of stored cards",
    es: "Lista de tarjetas almacenadas",
  },
  purpose: {
    pt: "Lista, em páginas, os cartões que a loja armazenou. O resultado da chamada vem em `response_code`, e não em `code` como no armazenamento.",
    en: "Lists, in pages, the cards that the store has stored. The result of the call comes in `response_code`, and not in `code` as when storing.",
    es: "Lista, en páginas, las tarjetas que el comercio almacenó. El resultado de la llamada viene en `response_code`, y no en `code` como en el almacenamiento.",
  },
} as const satisfies CallWords;
