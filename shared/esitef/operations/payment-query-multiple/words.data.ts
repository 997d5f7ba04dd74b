import type { CallWords } from "../../words/words.ts";

export const paymentQueryMultipleWords = {
  title: {
    pt: "Consulta de várias transações",
    en: "Querying several transactions",
    es: "Consulta de varias transacciones",
  },
  purpose: {
    pt: "Devolve todas as transações que combinam com os filtros. Use quando o NIT se perdeu: o dia, o pedido e o número sequencial da loja acham o que foi cobrado. Uma lista vazia não prova que nada foi cobrado: a chamada pode ainda estar em andamento.",
    en: "Finds all transactions that fit the filters. Use it when the NIT got lost: the day, the store's order and its sequence number find what was charged. An empty list does not prove that nothing was charged: the call may still be under way.",
    es: "Devuelve todas las transacciones que coinciden con los filtros. Úsela cuando se perdió el NIT: el día, el pedido y el número secuencial del comercio encuentran lo cobrado. Una lista vacía no prueba que no se cobró nada: la llamada puede estar todavía en curso.",
  },
} as const satisfies CallWords;
