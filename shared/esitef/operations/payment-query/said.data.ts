import type { Said } from "../../said.ts";
import { cancellationObject, issued, paymentAnalysis, scheduleObject } from "../answer-groups.data.ts";
import { queriedCancellation } from "../answer-words.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentQuerySaid = {
  group: "payment",
  page: "pagamento-rest-getstatus",
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
