import type { LocalizedText } from "../schema.ts";

/** What to do when a call has no answer: it depends on whether money may have moved. */
export const retry = {
  creation: {
    pt: "Criar de novo é sempre seguro: cada chamada devolve outro NIT, e o que não for usado só expira.",
    en: "Creating again is always safe: each call returns another NIT, and what is not used merely expires.",
    es: "Crear de nuevo siempre es seguro: cada llamada devuelve otro NIT, y lo que no se usa solo vence.",
  },
  charge: {
    pt: "Nunca repita às cegas. Espere 60 segundos, consulte até três vezes e, sem resposta, bloqueie uma nova cobrança do mesmo pedido até descobrir o resultado.",
    en: "Never repeat it blindly. Wait 60 seconds, query up to three times and, without an answer, block a new charge of the same order until you know the result.",
    es: "Nunca la repita a ciegas. Espere 60 segundos, consulte hasta tres veces y, sin respuesta, bloquee un nuevo cobro del mismo pedido hasta conocer el resultado.",
  },
  repeatable: {
    pt: "Pode ser repetida até você ter a resposta: a mesma chamada com o mesmo NIT não muda o que já foi decidido.",
    en: "It can be repeated until you have the answer: the same call with the same NIT does not change what was decided.",
    es: "Puede repetirse hasta tener la respuesta: la misma llamada con el mismo NIT no cambia lo ya decidido.",
  },
  query: {
    pt: "Consultar não muda nada e pode ser repetido. Respeite um intervalo de alguns segundos entre as tentativas.",
    en: "A query changes nothing and can be repeated. Leave a few seconds between attempts.",
    es: "Consultar no cambia nada y puede repetirse. Deje unos segundos entre los intentos.",
  },
  limited: {
    pt: "Pode ser repetida, mas poucas vezes: consultas demais no mesmo NIT bloqueiam a transação.",
    en: "It can be repeated, but only a few times: too many queries on one NIT block the transaction.",
    es: "Puede repetirse, pero pocas veces: demasiadas consultas sobre el mismo NIT bloquean la transacción.",
  },
} as const satisfies Record<string, LocalizedText>;
