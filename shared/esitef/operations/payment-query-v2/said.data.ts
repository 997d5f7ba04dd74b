import type { Said } from "../../said.ts";
import {
  cancellationObject,
  issued,
  paymentAnalysis,
  paymentObject,
  reservationAnalysis,
  reservationObject,
  scheduleObject,
} from "../answer-groups.data.ts";
import { queriedCancellation } from "../answer-words.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentQueryV2Said = {
  group: "payment",
  page: "consulta",
  members: ["code", "message", ...paymentObject, "payment.tid"],
  completed: [
    ...issued,
    ...cancellationObject,
    ...reservationObject,
    ...paymentAnalysis,
    ...reservationAnalysis,
    ...scheduleObject,
  ],
  codes: codeLists.asked,
  parameters: {
    nit: {
      pt: "Identificador do pagamento, da pré-autorização ou do cancelamento, como a resposta da chamada o trouxe.",
      en: "Identifier of the payment, of the pre-authorization or of the cancellation, as the response to its call brought it.",
      es: "Identificador del pago, de la preautorización o de la cancelación, como lo trajo la respuesta de su llamada.",
    },
  },
  answer: { "cancellation.status": queriedCancellation },
  decidedAs: "payment-query",
} as const satisfies Said;
