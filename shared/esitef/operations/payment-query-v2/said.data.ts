import type { Said } from "../../said.ts";
import {
  cancellationObject,
  issued,
  paymentAnalysis,
  reservationAnalysis,
  reservationObject,
  scheduleObject,
} from "../answer-groups.data.ts";
import { queriedCancellation } from "../answer-words.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentQueryV2Said = {
  group: "payment",
  page: "consulta",
  members: [
    "code",
    "message",
    "payment.authorizer_code",
    "payment.authorizer_message",
    "payment.status",
    "payment.nit",
    "payment.order_id",
    "payment.customer_receipt",
    "payment.merchant_receipt",
    "payment.authorizer_id",
    "payment.acquirer_id",
    "payment.acquirer_name",
    "payment.authorizer_date",
    "payment.authorization_number",
    "payment.merchant_usn",
    "payment.esitef_usn",
    "payment.sitef_usn",
    "payment.host_usn",
    "payment.amount",
    "payment.payment_type",
    "payment.issuer",
    "payment.authorizer_merchant_id",
    "payment.terminal_id",
    "payment.payment_date",
    "payment.recurrency_tid",
    "payment.tid",
  ],
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
