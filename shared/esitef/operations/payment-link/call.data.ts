import type { Operation } from "../../schema.ts";
import { hostedSale } from "../parameter-groups.data.ts";

export const paymentLink = {
  method: "POST",
  path: "https://{host}/e-sitef/init/json.se",
  keys: "none",
  forced: "outcome",
  body: {
    ...hostedSale,
  },
  shapes: {
    order_id: { type: "AN", size: [1, 20] },
    "additional_data.multiple_payment_methods": { type: "B", size: [1, 5] },
  },
} as const satisfies Operation;
