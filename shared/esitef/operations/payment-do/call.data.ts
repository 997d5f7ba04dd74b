import type { Operation } from "../../schema.ts";
import { authentication, card } from "../parameter-groups.data.ts";

export const paymentDo = {
  method: "POST",
  path: "/v1/payments/{nit}",
  keys: "headers",
  forced: "outcome",
  body: {
    authorizer_id: "conditional",
    installments: "no",
    installment_type: "no",
    ...card,
    ...authentication,
    "acquirer.prefixes[]": "no",
    "external_authentication.xid": "conditional",
    "acquirer.prefixes[].code": "conditional",
    "acquirer.prefixes[].value": "conditional",
  },
} as const satisfies Operation;
