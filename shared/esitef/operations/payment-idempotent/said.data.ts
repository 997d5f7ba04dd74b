import type { Said } from "../../said.ts";
import { issued, paymentAnalysis } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { keyedCall } from "../parameter-words.data.ts";

export const paymentIdempotentSaid = {
  group: "payment",
  page: "pagamento-idempotente",
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
  ],
  completed: [...issued, ...paymentAnalysis],
  codes: [...codeLists.created, ...codeLists.keyed],
  parameters: keyedCall,
  decidedAs: "payment-do",
} as const satisfies Said;
