import type { OpenLine } from "./open-line.ts";

export const sitefexWsConsultaOpen: readonly OpenLine[] = [
  {
    page: "sitefex-ws-consulta/retornos-requisicoes",
    field: {
      pt: "`tipo`, `modoEntrada` e `quem_negou`",
      en: "`tipo`, `modoEntrada` and `quem_negou`",
      es: "`tipo`, `modoEntrada` y `quem_negou`",
    },
    question: {
      pt: "Que valores podem ter, e o que cada um quer dizer?",
      en: "Which values may they have, and what does each mean?",
      es: "¿Qué valores pueden tener, y qué significa cada uno?",
    },
    meanwhile: {
      pt: "Aceite qualquer texto, guarde-o como vem e não decida nada por ele.",
      en: "Take any text, keep it as it comes and decide nothing by it.",
      es: "Acepte cualquier texto, guárdelo tal como viene y no decida nada por él.",
    },
    owner: "documentation",
  },
  {
    page: "sitefex-ws-consulta/tabelas-codigos-descricoes",
    field: "`estado`",
    question: {
      pt: "Com que nomes cada estado vem na resposta: em português ou em inglês?",
      en: "Under which names does each state come in the answer: in Portuguese or in English?",
      es: "¿Con qué nombres viene cada estado en la respuesta: en portugués o en inglés?",
    },
    meanwhile: {
      pt: "Compare com os dois nomes, e trate um estado que você não conhece como não decidido.",
      en: "Compare with both names, and take a state that you do not know as undecided.",
      es: "Compare con los dos nombres, y trate un estado que no conoce como no decidido.",
    },
    owner: "documentation",
  },
  {
    page: "sitefex-ws-consulta/webservice-consulta-transacoes-estorno",
    field: { pt: "forma da lista", en: "form of the list", es: "forma de la lista" },
    question: {
      pt: "Que campos tem cada item da lista de estornos?",
      en: "Which fields does each item of the list of reversals have?",
      es: "¿Qué campos tiene cada elemento de la lista de reversiones?",
    },
    meanwhile: {
      pt: "Leia os campos pelo nome, aceite que faltem e não conte com a ordem dos itens.",
      en: "Read the fields by name, take it that they may be missing, and do not rely on the order of the items.",
      es: "Lea los campos por su nombre, acepte que falten y no cuente con el orden de los elementos.",
    },
    owner: "documentation",
  },
  {
    page: "sitefex-ws-consulta/webservice-introducao",
    field: { pt: "caminhos das chamadas", en: "paths of the calls", es: "rutas de las llamadas" },
    question: {
      pt: "Quais são os caminhos das chamadas que a sua página marca como do sandbox?",
      en: "What are the paths of the calls whose page marks them as the sandbox's?",
      es: "¿Cuáles son las rutas de las llamadas que su página marca como del sandbox?",
    },
    meanwhile: {
      pt: "Deixe cada caminho em uma configuração, ao lado do endereço do ambiente.",
      en: "Keep each path in a setting, beside the address of the environment.",
      es: "Deje cada ruta en una configuración, junto a la dirección del ambiente.",
    },
    owner: "support",
  },
];
