import type { CallWords } from "../../words/words.ts";

export const merchantEditWords = {
  title: { pt: "Edição de loja", en: "Editing a store", es: "Edición de comercio" },
  purpose: {
    pt: "Muda o cadastro de uma loja. Deixe fora o que não muda.",
    en: "Changes the registration of a store. Leave out what stays as it is.",
    es: "Modifica el registro de un comercio. Omita lo que no cambia.",
  },
} as const satisfies CallWords;
