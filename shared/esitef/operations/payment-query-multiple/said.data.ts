import type { Said } from "../../said.ts";
import { transactionLine } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentQueryMultipleSaid = {
  group: "payment",
  page: "pagamento-rest-getstatus-multiplo",
  members: ["code", "message", "transactions[]", ...transactionLine],
  codes: codeLists.listed,
  parameters: {
    order_id: {
      pt: "Pedido da loja: só as transações dele.",
      en: "Store order: only its transactions.",
      es: "Pedido del comercio: solo sus transacciones.",
    },
    merchant_usn: {
      pt: "Número sequencial da venda na loja: só as transações com ele.",
      en: "Sequence number of the sale in the store: only the transactions with it.",
      es: "Número secuencial de la venta en el comercio: solo las transacciones que lo llevan.",
    },
  },
} as const satisfies Said;
