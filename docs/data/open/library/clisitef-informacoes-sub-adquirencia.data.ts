import type { OpenLine } from "../open-line.ts";

export const clisitefInformacoesSubAdquirenciaOpen: readonly OpenLine[] = [
  {
    page: "clisitef-informacoes-sub-adquirencia/descricao",
    field: { pt: "Tag `10`", en: "Tag `10`", es: "Etiqueta `10`" },
    question: {
      pt: "Que dado vai na tag `10`?",
      en: "Which value goes in tag `10`?",
      es: "¿Qué dato va en la etiqueta `10`?",
    },
    meanwhile: {
      pt: "Deixe a tag fora, a menos que a adquirente a peça e diga o conteúdo.",
      en: "Leave the tag out, unless the acquirer asks for it and says what it holds.",
      es: "Deje la etiqueta afuera, salvo que la adquirente la pida y diga qué contiene.",
    },
    owner: "documentation",
  },
  {
    page: "clisitef-informacoes-sub-adquirencia/exemplo",
    field: { pt: "Tag `07`", en: "Tag `07`", es: "Etiqueta `07`" },
    question: {
      pt: "Como vai um CNPJ com letras na tag `07`, que é numérica?",
      en: "How does a CNPJ with letters go in tag `07`, which is numeric?",
      es: "¿Cómo va un CNPJ con letras en la etiqueta `07`, que es numérica?",
    },
    meanwhile: {
      pt: "Guarde o CNPJ como texto de 14 posições e recuse na sua tela o que a adquirente não confirmou.",
      en: "Store the CNPJ as a text of 14 positions, and refuse on your screen what the acquirer has not confirmed.",
      es: "Guarde el CNPJ como texto de 14 posiciones y rechace en su pantalla lo que la adquirente no confirmó.",
    },
    owner: "support",
  },
];
