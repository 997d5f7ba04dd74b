import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

/** Each sale of two cards, as a sale of one. */
const paymentLine = [
  "payments[].status",
  "payments[].nit",
  "payments[].order_id",
  "payments[].merchant_usn",
  "payments[].amount",
  "payments[].authorizer_id",
  "payments[].authorizer_code",
  "payments[].authorizer_message",
  "payments[].customer_receipt",
  "payments[].merchant_receipt",
  "payments[].acquirer_id",
  "payments[].acquirer_name",
  "payments[].authorizer_date",
  "payments[].authorization_number",
  "payments[].esitef_usn",
  "payments[].sitef_usn",
  "payments[].host_usn",
  "payments[].payment_type",
  "payments[].issuer",
  "payments[].authorizer_merchant_id",
  "payments[].terminal_id",
  "payments[].payment_date",
] as const;

export const paymentTwoCardsSaid = {
  group: "payment",
  page: "pagamento-rest-domultiplepayment",
  members: ["code", "message", "payments[]"],
  completed: paymentLine,
  inferred: true,
  codes: codeLists.sale,
} as const satisfies Said;
