import type { Said } from "../../said.ts";
import { transactionLine } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentQueryOrderSaid = {
  group: "payment",
  page: "consulta-orderid",
  members: ["code", "message", "transactions[]", ...transactionLine],
  codes: codeLists.listed,
  parameters: {
    order_id: {
      pt: "Pedido da loja, igual ao que foi enviado no pagamento.",
      en: "Store order, just as it was sent in the payment.",
      es: "Pedido del comercio, igual al que se envió en el pago.",
    },
  },
} as const satisfies Said;
