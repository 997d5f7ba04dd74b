import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentSplitSaid = {
  group: "payment",
  page: "pagamento-split",
  members: [
    "code",
    "message",
    "payment.status",
    "payment.nit",
    "payment.order_id",
    "payment.merchant_usn",
    "payment.amount",
  ],
  inferred: true,
  codes: codeLists.created,
  parameters: {
    amount: {
      pt: "Valor total da venda, em centavos.",
      en: "Total amount of the sale, in cents.",
      es: "Importe total de la venta, en centavos.",
    },
  },
} as const satisfies Said;
