import type { Said } from "../../said.ts";

export const paymentBeginSaid = {
  group: "payment",
  page: "pagamento-rest-begin",
  members: [
    "code",
    "message",
    "payment.status",
    "payment.nit",
    "payment.order_id",
    "payment.merchant_usn",
    "payment.amount",
    "payment.pay_token",
  ],
  codes: ["0", "5", "102", "115"],
} as const satisfies Said;
