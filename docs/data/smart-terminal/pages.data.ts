import type { PlannedPage } from "../page-kinds.ts";

export const smartTerminalPages: readonly PlannedPage[] = [
  {
    slug: "home-smart-terminal",
    section: "main",
    kind: "guide",
    title: { pt: "Terminal inteligente", en: "Smart terminal", es: "Terminal inteligente" },
  },
  {
    slug: "android-restricao-tls",
    section: "main",
    kind: "guide",
    title: {
      pt: "Restrição do TLS com APN privada",
      en: "TLS restriction with a private APN",
      es: "Restricción de TLS con APN privada",
    },
  },
];
