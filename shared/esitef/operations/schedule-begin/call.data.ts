import type { Operation } from "../../schema.ts";
import { within } from "../telling.ts";

export const scheduleBegin = {
  method: "POST",
  path: "/v1/transactions",
  keys: "headers",
  forced: "error",
  body: {
    merchant_usn: "no",
    order_id: "no",
    installments: "conditional",
    installment_type: "conditional",
    authorizer_id: "conditional",
    amount: "conditional",
    "schedule.amount": "yes",
    "schedule.do_payment_now": "yes",
    "schedule.initial_date": "yes",
    "schedule.number_of_times": "no",
    "schedule.interval": "no",
    "schedule.soft_descriptor": "no",
    "schedule.show_times_invoice": "no",
    "additional_data.payer.store_identification": "conditional",
    "schedule.installment_type": "no",
  },
  shapes: { order_id: { type: "AN", size: [1, 20] }, authorizer_id: { type: "N", size: [1, 4] } },
  creates: true,
  toldBy: ({ body }) => body.get("transaction_type")?.[0] === "schedule" || within(body, "schedule."),
} as const satisfies Operation;
