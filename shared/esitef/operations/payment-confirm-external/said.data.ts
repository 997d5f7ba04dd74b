import type { Said } from "../../said.ts";
import { decided } from "../answer-words.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentConfirmExternalSaid = {
  group: "payment",
  page: "pagamento-rest-confirm-origem-externa",
  members: ["code", "message", "payment.status"],
  codes: codeLists.decided,
  parameters: {
    nit: {
      pt: "Identificador da transação que você criou com os dados da operação original.",
      en: "Identifier of the transaction that you created with the data of the original operation.",
      es: "Identificador de la transacción que usted creó con los datos de la operación original.",
    },
  },
  answer: { "payment.status": decided },
} as const satisfies Said;
