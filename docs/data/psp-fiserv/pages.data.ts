import type { PlannedPage } from "../page-kinds.ts";

export const pspFiservPages: readonly PlannedPage[] = [
  {
    slug: "api-pix",
    section: "main",
    kind: "guide",
    title: { pt: "API Pix", en: "Pix API", es: "API Pix" },
  },
];
