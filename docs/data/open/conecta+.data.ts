import type { OpenLine } from "./open-line.ts";

export const conectaPlusOpen: readonly OpenLine[] = [
  {
    page: "conecta+/processo-de-autorizacao-servicos-api",
    field: "`POST /v1/site_secret`",
    question: {
      pt: "Que corpo a chamada leva, e o que ela responde?",
      en: "Which body does the call carry, and what does it answer?",
      es: "¿Qué cuerpo lleva la llamada, y qué responde?",
    },
    meanwhile: {
      pt: "Peça o `site_secret` ao suporte em pessoa, e deixe a troca manual no seu sistema.",
      en: "Get the `site_secret` from support in person, and leave its renewal manual in your system.",
      es: "Pida el `site_secret` a soporte en persona, y deje el cambio manual en su sistema.",
    },
    owner: "support",
  },
  {
    page: "conecta+/processo-de-autorizacao-servicos-api",
    field: { pt: "códigos de erro", en: "error codes", es: "códigos de error" },
    question: {
      pt: "Que códigos de erro a autorização responde?",
      en: "Which error codes does the authorization answer?",
      es: "¿Qué códigos de error responde la autorización?",
    },
    meanwhile: {
      pt: "Trate como recusa tudo o que não for HTTP `200` e guarde a resposta para o suporte.",
      en: "Take anything other than HTTP `200` as a refusal, and keep the answer for support.",
      es: "Trate como rechazo todo lo que no sea HTTP `200` y guarde la respuesta para soporte.",
    },
    owner: "support",
  },
];
