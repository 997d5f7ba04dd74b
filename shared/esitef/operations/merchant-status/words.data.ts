import type { CallWords } from "../../words/words.ts";

export const merchantStatusWords = {
  title: {
    pt: "Consulta do status da loja",
    en: "Querying the status of a store",
    es: "Consulta del estado del comercio",
  },
  purpose: {
    pt: "Diz se outra loja do seu grupo está ativa. A loja que consulta precisa de permissão.",
    en: "Says whether another store of your group is active. The store that asks needs permission.",
    es: "Dice si otro comercio de su grupo está activa. El comercio que consulta necesita permiso.",
  },
} as const satisfies CallWords;
