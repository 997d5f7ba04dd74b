import type { CallWords } from "../../words/words.ts";

export const paymentQueryWords = {
  title: { pt: "Consulta de transação", en: "Querying a transaction", es: "Consulta de transacción" },
  purpose: {
    pt: "Devolve os dados atuais de uma transação dos últimos 15 dias. A resposta sai do banco de dados do gateway; a adquirente não é consultada outra vez. Também aceita o SID de um agendamento.",
    en: "Returns the current data of a transaction of the last 15 days. The answer comes from the gateway's database; the acquirer is not asked again. It also accepts the SID of a schedule.",
    es: "Devuelve los datos actuales de una transacción de los últimos 15 días. La respuesta sale de la base de datos de la pasarela; la adquirente no se consulta de nuevo. También acepta el SID de una programación.",
  },
} as const satisfies CallWords;
