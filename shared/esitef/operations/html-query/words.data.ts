import type { CallWords } from "../../words/words.ts";

export const htmlQueryWords = {
  title: {
    pt: "Consulta da transação HTML",
    en: "Querying the HTML transaction",
    es: "Consulta de la transacción HTML",
  },
  purpose: {
    pt: "Responde `OK` quando o NIT existe. O status não vem na resposta: segue depois para o endereço de status da loja; sem um `200`, é reenviado até três vezes.",
    en: "Answers `OK` when the NIT exists. The status does not come in the response: it follows later to the store's status address; without a `200` it is sent again up to three times.",
    es: "Responde `OK` cuando el NIT existe. El estado no viene en la respuesta: llega después a la dirección de estado del comercio; sin un `200`, se reenvía hasta tres veces.",
  },
} as const satisfies CallWords;
