import type { Operation } from "../../schema.ts";
import { authentication, card, finalMerchant, payer, sale } from "../parameter-groups.data.ts";

export const preauthSingle = {
  method: "POST",
  path: "/v2/preauthorizations/",
  keys: "headers",
  forced: "outcome",
  body: {
    merchant_usn: "no",
    order_id: "yes",
    ...sale,
    ...card,
    ...authentication,
    ...finalMerchant,
    ...payer,
    "additional_data.anti_fraud": "no",
    "additional_data.postpone_confirmation": "no",
  },
  shapes: { authorizer_id: { type: "N", size: [1, 4] } },
} as const satisfies Operation;
