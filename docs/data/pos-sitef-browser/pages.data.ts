import type { PlannedPage } from "../page-kinds.ts";

export const posSitefBrowserPages: readonly PlannedPage[] = [
  {
    slug: "pos-sitef-browser",
    section: "main",
    kind: "reference",
    title: {
      pt: "Especificação do POS SiTef Browser",
      en: "POS SiTef Browser specification",
      es: "Especificación del POS SiTef Browser",
    },
  },
];
