import type { CallWords } from "../../words/words.ts";

export const paymentQueryUnifiedWords = {
  title: { pt: "Consulta unificada", en: "Unified query", es: "Consulta unificada" },
  purpose: {
    pt: "Busca as transações de todos os canais da loja por data e status, em páginas. Use para conferir o dia ou montar um relatório; para decidir uma venda só, consulte pelo NIT.",
    en: "Searches the transactions of every channel of the store by date and status, in pages. Use it to check the day or to build a report; to decide a single sale, query by the NIT.",
    es: "Busca las transacciones de todos los canales del comercio por fecha y estado, en páginas. Úsela para revisar el día o armar un informe; para decidir una sola venta, consulte por el NIT.",
  },
} as const satisfies CallWords;
