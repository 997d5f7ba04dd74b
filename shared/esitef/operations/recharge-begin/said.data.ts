import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

export const rechargeBeginSaid = {
  group: "recharge",
  page: "recarga-rest-begin",
  members: [
    "begin_recharge_response.esitef.code",
    "begin_recharge_response.esitef.message",
    "begin_recharge_response.nit",
  ],
  codes: codeLists.authentic,
} as const satisfies Said;
