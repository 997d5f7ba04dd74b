import type { CallWords } from "../../words/words.ts";

export const boletoReissueWords = {
  title: { pt: "Segunda via do boleto", en: "Second copy of the boleto", es: "Segunda copia del boleto" },
  purpose: {
    pt: "Mostra um boleto outra vez.",
    en: "Shows a boleto once more.",
    es: "Muestra un boleto otra vez.",
  },
} as const satisfies CallWords;
