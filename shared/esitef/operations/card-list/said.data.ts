import type { Said } from "../../said.ts";
import { unlessToken } from "../../words/headers.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const cardListSaid = {
  group: "storage",
  page: "armazenamento-rest-listagem",
  members: [
    "response_code",
    "response_message",
    "cards[].status",
    "cards[].authorizer_id",
    "cards[].token",
    "cards[].customer_id",
    "cards[].suffix",
  ],
  codes: codeLists.authentic,
  parameters: {
    authorizer_id: {
      pt: "Autorizadora dos cartões: só os dela.",
      en: "Authorizer of the cards: only its own.",
      es: "Autorizadora de las tarjetas: solo las suyas.",
    },
    status: {
      pt: "Status dos cartões, como `ATV`: só os que estão nele. O sandbox lista só os que estão em `ATV`.",
      en: "Status of the cards, such as `ATV`: only those that are in it. The sandbox lists only those in `ATV`.",
      es: "Estado de las tarjetas, como `ATV`: solo las que están en él. El sandbox lista solo las que están en `ATV`.",
    },
    limit: {
      pt: "Quantos cartões cada página traz; sem o campo, 10 no sandbox. A resposta não diz o total: a página que traz menos é a última.",
      en: "How many cards each page brings; without the field, 10 in the sandbox. The answer does not say the total: a page that brings fewer is the last.",
      es: "Cuántas tarjetas trae cada página; sin el campo, 10 en el sandbox. La respuesta no dice el total: la página que trae menos es la última.",
    },
  },
  headers: { Authorization: unlessToken },
} as const satisfies Said;
