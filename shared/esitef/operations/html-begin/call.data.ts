import type { Operation } from "../../schema.ts";
import { hostedSale } from "../parameter-groups.data.ts";

export const htmlBegin = {
  method: "POST",
  path: "https://{host}/e-sitef/init/[json|xml].se",
  keys: "none",
  forced: "outcome",
  body: {
    ...hostedSale,
    "additional_data.method": "no",
    "additional_data.authentication.transaction_type": "no",
    "additional_data.authentication.indicator": "no",
  },
  shapes: {
    order_id: { type: "AN", size: [1, 20] },
    transaction_type: {
      type: "AN",
      size: [1, 20],
      values: ["payment", "preauthorization"],
      inferred: ["size"],
    },
  },
} as const satisfies Operation;
