import type { Said } from "../../said.ts";
import {
  cancellationObject,
  issued,
  paymentAnalysis,
  paymentObject,
  scheduleObject,
} from "../answer-groups.data.ts";
import { queriedCancellation } from "../answer-words.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentQuerySaid = {
  group: "payment",
  page: "pagamento-rest-getstatus",
  members: ["code", "message", ...paymentObject, "payment.tid"],
  completed: [...issued, ...cancellationObject, ...paymentAnalysis, ...scheduleObject],
  codes: codeLists.asked,
  parameters: {
    nit: {
      pt: "Identificador da transação, ou o SID de um agendamento.",
      en: "Identifier of the transaction, or the SID of a schedule.",
      es: "Identificador de la transacción, o el SID de una programación.",
    },
  },
  answer: { "cancellation.status": queriedCancellation },
} as const satisfies Said;
