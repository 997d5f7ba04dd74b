import type { CallWords } from "../../words/words.ts";

export const paymentQueryOrderWords = {
  title: { pt: "Consulta por order_id", en: "Query by order_id", es: "Consulta por order_id" },
  purpose: {
    pt: "Devolve as transações de um pedido da loja. Foi feita para falhas de comunicação: quando a resposta de uma cobrança se perde antes de trazer o NIT, o pedido a encontra. Uma lista vazia não prova que nada foi cobrado: a chamada pode ainda estar em andamento.",
    en: "Returns the transactions of a store order. It is meant for communication failures: when the response of a charge gets lost before it brings the NIT, the order finds it. An empty list does not prove that nothing was charged: the call may still be under way.",
    es: "Devuelve las transacciones de un pedido del comercio. Está hecha para fallas de comunicación: cuando la respuesta de un cobro se pierde antes de traer el NIT, el pedido lo encuentra. Una lista vacía no prueba que no se cobró nada: la llamada puede estar todavía en curso.",
  },
} as const satisfies CallWords;
