import type { LocalizedText } from "../schema.ts";

/** What to do when a call has no answer: it depends on whether money may have moved. */
export const retry = {
  creation: {
    pt: "Criar de novo é sempre seguro: cada chamada devolve outro NIT, e o que não for usado só expira.",
    en: "Creating again is always safe: each call returns another NIT, and what is not used merely expires.",
    es: "Crear de nuevo siempre es seguro: cada llamada devuelve otro NIT, y lo que no se usa solo vence.",
  },
  cancellation: {
    pt: "Pedir de novo é seguro: enquanto o cancelamento não é executado, nada volta ao comprador. Cada pedido gera outro NIT, para uma única execução.",
    en: "Asking again is safe: until the cancellation is carried out, nothing goes back to the buyer. Each request creates another NIT, good for a single run.",
    es: "Pedirla de nuevo es seguro: mientras la cancelación no se ejecuta, nada vuelve al comprador. Cada solicitud genera otro NIT, para una sola ejecución.",
  },
  charge: {
    pt: "Nunca repita às cegas. Espere 60 segundos, consulte até três vezes e, sem resposta, bloqueie uma nova cobrança do mesmo pedido até descobrir o resultado.",
    en: "Never repeat it blindly. Wait 60 seconds, query up to three times and, without an answer, block a new charge of the same order until you know the result.",
    es: "Nunca la repita a ciegas. Espere 60 segundos, consulte hasta tres veces y, sin respuesta, bloquee un nuevo cobro del mismo pedido hasta conocer el resultado.",
  },
  reservation: {
    pt: "Nunca repita às cegas: uma segunda reserva, ou um segundo incremento, também pode ser aceito e prende o limite do comprador. Espere 60 segundos, consulte o NIT até três vezes e, sem resposta, fale com o suporte.",
    en: "Never repeat it blindly: a second reservation or increment may be accepted too, and holds the buyer's limit. Wait 60 seconds, query the NIT up to three times and, without an answer, talk to support.",
    es: "Nunca la repita a ciegas: una segunda reserva, o un segundo incremento, también puede aceptarse y retiene el límite del comprador. Espere 60 segundos, consulte el NIT hasta tres veces y, sin respuesta, hable con soporte.",
  },
  withoutNit: {
    pt: "Nunca repita às cegas: sem resposta não há NIT. Espere 60 segundos, consulte pelo `order_id` até três vezes e, sem resposta, bloqueie uma nova cobrança do mesmo pedido. Para poder repetir, use o pagamento idempotente.",
    en: "Never repeat it blindly: without a response there is no NIT. Wait 60 seconds, query by `order_id` up to three times and, without an answer, block a new charge of the same order. To be able to repeat, use the idempotent payment.",
    es: "Nunca la repita a ciegas: sin respuesta no hay NIT. Espere 60 segundos, consulte por el `order_id` hasta tres veces y, sin respuesta, bloquee un nuevo cobro del mismo pedido. Para poder repetir, use el pago idempotente.",
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
  keyed: {
    pt: "Repita a mesma chamada, com o mesmo corpo e a mesma `idempotency_key`, até ter a resposta: a venda não é feita outra vez. Só troque a chave quando quiser uma nova cobrança.",
    en: "Repeat the same call, with the same body and the same `idempotency_key`, until you have the answer: the sale is not made again. Change the key only when you want a new charge.",
    es: "Repita la misma llamada, con el mismo cuerpo y la misma `idempotency_key`, hasta tener la respuesta: la venta no se hace otra vez. Cambie la clave solo cuando quiera un nuevo cobro.",
  },
  refund: {
    pt: "Nunca repita às cegas: o dinheiro pode já ter voltado ao cliente. Espere 60 segundos, consulte a transação até três vezes e, sem resposta, fale com o suporte antes de cancelar de novo.",
    en: "Never repeat it blindly: the money may be back with the customer already. Wait 60 seconds, query the transaction up to three times and, without an answer, talk to support before you cancel again.",
    es: "Nunca la repita a ciegas: el dinero puede haber vuelto ya al cliente. Espere 60 segundos, consulte la transacción hasta tres veces y, sin respuesta, hable con soporte antes de cancelar de nuevo.",
  },
  token: {
    pt: "Pedir outro token não move dinheiro e pode ser feito de novo. Se o token não chegar, confira se o seu endereço de autenticidade responde 200.",
    en: "Asking for another token moves no money and can be done again. If the token does not arrive, check that your authenticity address answers 200.",
    es: "Pedir otro token no mueve dinero y puede hacerse de nuevo. Si el token no llega, revise que su dirección de autenticidad responda 200.",
  },
} as const satisfies Record<string, LocalizedText>;
