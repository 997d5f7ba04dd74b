import type { Operation } from "../../schema.ts";
import { authentication, card } from "../parameter-groups.data.ts";

export const preauthDo = {
  method: "POST",
  path: "/v1/preauthorizations/{nit}",
  keys: "headers",
  forced: "outcome",
  body: {
    authorizer_id: "yes",
    installments: "no",
    installment_type: "no",
    ...card,
    ...authentication,
  },
} as const satisfies Operation;
