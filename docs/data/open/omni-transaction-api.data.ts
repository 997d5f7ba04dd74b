import type { OpenLine } from "./open-line.ts";

export const omniTransactionApiOpen: readonly OpenLine[] = [
  {
    page: "omni-transaction-api/introducao",
    field: {
      pt: "endereços, acesso e caminhos",
      en: "addresses, access and paths",
      es: "direcciones, acceso y rutas",
    },
    question: {
      pt: "Quais são os endereços, a autenticação, os caminhos e os parâmetros de cada chamada?",
      en: "What are the addresses, the authentication, the paths and the parameters of each call?",
      es: "¿Cuáles son las direcciones, la autenticación, las rutas y los parámetros de cada llamada?",
    },
    meanwhile: {
      pt: "Use o WS Consulta, que oferece as mesmas consultas.",
      en: "Use WS Query, which offers the same queries.",
      es: "Use WS Consulta, que ofrece las mismas consultas.",
    },
    owner: "support",
  },
  {
    page: "omni-transaction-api/exemplo-resposta-endpoint",
    field: "`timestamp`",
    question: {
      pt: "Em que unidade vem o momento da resposta?",
      en: "Which unit is the moment of the answer in?",
      es: "¿En qué unidad viene el momento de la respuesta?",
    },
    meanwhile: {
      pt: "Guarde o texto como vem e não calcule com ele.",
      en: "Keep the text as it comes and do not calculate with it.",
      es: "Guarde el texto tal como viene y no calcule con él.",
    },
    owner: "documentation",
  },
  {
    page: "omni-transaction-api/exemplo-resposta-endpoint",
    field: { pt: "campos de um estorno", en: "fields of a refund", es: "campos de una reversión" },
    question: {
      pt: "Que campos tem um estorno em `transactions`?",
      en: "Which fields does a refund have in `transactions`?",
      es: "¿Qué campos tiene una reversión en `transactions`?",
    },
    meanwhile: {
      pt: "Leia só os campos desta página e aceite que faltem.",
      en: "Read the fields of this page alone, and take it that they may be missing.",
      es: "Lea solo los campos de esta página y acepte que falten.",
    },
    owner: "documentation",
  },
];
