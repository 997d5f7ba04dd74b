import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";
import { capture } from "../parameter-words.data.ts";

export const preauthCaptureSaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-rest-capture",
  members: [
    "code",
    "message",
    "capture.authorizer_code",
    "capture.authorizer_message",
    "capture.status",
    "capture.nit",
    "capture.order_id",
    "capture.customer_receipt",
    "capture.merchant_receipt",
    "capture.authorizer_id",
    "capture.acquirer_id",
    "capture.acquirer_name",
    "capture.authorizer_date",
    "capture.authorization_number",
    "capture.merchant_usn",
    "capture.esitef_usn",
    "capture.sitef_usn",
    "capture.host_usn",
    "capture.amount",
    "capture.payment_type",
    "capture.issuer",
    "capture.authorizer_merchant_id",
    "capture.terminal_id",
    "capture.payment_date",
    "capture.recurrency_tid",
  ],
  codes: codeLists.withCard,
  parameters: capture,
} as const satisfies Said;
