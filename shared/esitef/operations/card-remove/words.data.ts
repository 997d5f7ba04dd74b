import type { CallWords } from "../../words/words.ts";

export const cardRemoveWords = {
  title: {
    pt: "Remoção de cartão armazenado",
    en: "Removing a stored card",
    es: "Eliminación de tarjeta almacenada",
  },
  purpose: {
    pt: "Remove um cartão armazenado, pelo token.",
    en: "Removes a stored card, by its token.",
    es: "Elimina una tarjeta almacenada, por el token.",
  },
} as const satisfies CallWords;
