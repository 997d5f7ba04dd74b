import type { Said } from "../../said.ts";
import { signedTopUp } from "../../words/headers.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { topUp } from "../parameter-words.data.ts";

export const rechargeConfirmSaid = {
  group: "recharge",
  page: "recarga-rest-confirm",
  members: [
    "confirm_recharge_response.esitef.code",
    "confirm_recharge_response.esitef.message",
    "confirm_recharge_response.status",
    "confirm_recharge_response.payment.status",
  ],
  codes: codeLists.decided,
  makes: ["recharge: confirm true", "recharge: confirm false"],
  parameters: { nit: topUp },
  headers: { Authorization: signedTopUp },
} as const satisfies Said;
