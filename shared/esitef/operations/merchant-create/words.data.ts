import type { CallWords } from "../../words/words.ts";

export const merchantCreateWords = {
  title: { pt: "Cadastro de loja", en: "Registering a store", es: "Registro de comercio" },
  purpose: {
    pt: "Cadastra uma loja, que recebe a aparência da página e as configurações de 3DS e de análise de risco da loja que chama. Isso exige uma permissão da loja que chama.",
    en: "Registers a store, which receives the look of the page and the 3DS and risk analysis settings of the calling store. This takes a permission of the calling store.",
    es: "Registra un comercio, que recibe la apariencia de la página y la configuración de 3DS y de análisis de riesgo del comercio que llama. Esto exige un permiso del comercio que llama.",
  },
} as const satisfies CallWords;
