import type { PlannedPage } from "../page-kinds.ts";

export const mobilePages: readonly PlannedPage[] = [
  {
    slug: "home-mobile",
    section: "main",
    kind: "guide",
    title: { pt: "Soluções móveis", en: "Mobile solutions", es: "Soluciones móviles" },
  },
  {
    slug: "mobile-introducao",
    section: "main",
    kind: "guide",
    title: {
      pt: "Soluções móveis: introdução",
      en: "Mobile solutions: introduction",
      es: "Soluciones móviles: introducción",
    },
  },
];
