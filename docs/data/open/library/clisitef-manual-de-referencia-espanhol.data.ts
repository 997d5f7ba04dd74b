import type { OpenLine } from "../open-line.ts";

export const clisitefManualDeReferenciaEspanholOpen: readonly OpenLine[] = [
  {
    page: "clisitef-manual-de-referencia-espanhol/introduccion",
    field: { pt: "Manual v2.01", en: "Manual v2.01", es: "Manual v2.01" },
    question: {
      pt: "O que a versão 2.01 do manual faz de outro modo que as versões mais novas da biblioteca?",
      en: "What does version 2.01 of the manual do otherwise than the newest versions of the library?",
      es: "¿Qué hace la versión 2.01 del manual de otro modo que las versiones más nuevas de la biblioteca?",
    },
    meanwhile: {
      pt: "Instale a biblioteca mais nova que o suporte indicar e compare a versão ao abrir o caixa.",
      en: "Install the newest library that support names and compare the version when the POS opens.",
      es: "Instale la biblioteca más nueva que soporte indique y compare la versión al abrir la caja.",
    },
    owner: "support",
  },
  {
    page: "clisitef-manual-de-referencia-espanhol/anulacion",
    field: {
      pt: "Documento do cancelamento",
      en: "Document of the cancellation",
      es: "Documento de la anulación",
    },
    question: {
      pt: "Em todas as redes o cancelamento pede um documento novo, fica pendente e se finaliza como uma venda?",
      en: "With every network, does a cancellation ask for a new document, stay pending and get finalized as a sale does?",
      es: "¿En todas las redes la anulación pide un documento nuevo, queda pendiente y se finaliza como una venta?",
    },
    meanwhile: {
      pt: "Use um documento novo, finalize sempre e confira cada rede na homologação.",
      en: "Use a new document, always finalize and check each network in certification.",
      es: "Use un documento nuevo, finalice siempre y verifique cada red en la homologación.",
    },
    owner: "support",
  },
  {
    page: "clisitef-manual-de-referencia-espanhol/lectura_tarjeta",
    field: "`TestaCancelamento`",
    question: {
      pt: "Que parâmetros recebe esta função da automação, e o que ela devolve?",
      en: "Which parameters does this function of your software take, and what does it return?",
      es: "¿Qué parámetros recibe esta función del sistema de caja, y qué devuelve?",
    },
    meanwhile: {
      pt: "Leia o cartão pela forma interativa, em que o operador desiste com `-1`.",
      en: "Read the card in the interactive way, in which the operator gives up with `-1`.",
      es: "Lea la tarjeta por la forma interactiva, en la que el operador desiste con `-1`.",
    },
    owner: "support",
  },
  {
    page: "clisitef-manual-de-referencia-espanhol/traduccion_mensajes",
    field: "`NomeArqTraducao`",
    question: {
      pt: "Em que codificação a biblioteca lê o arquivo?",
      en: "In which encoding does the library read the file?",
      es: "¿En qué codificación lee la biblioteca el archivo?",
    },
    meanwhile: {
      pt: "Escreva os textos sem acentos e confira no caixa.",
      en: "Write the texts without accents and check at the POS.",
      es: "Escriba los textos sin acentos y compruebe en la caja.",
    },
    owner: "support",
  },
];
