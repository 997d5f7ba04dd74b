import type { Said } from "../../said.ts";
import { signedTopUp } from "../../words/headers.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { topUp } from "../parameter-words.data.ts";

export const rechargeDoSaid = {
  group: "recharge",
  page: "recarga-rest-dorecharge",
  members: [
    "do_recharge_response.status",
    "do_recharge_response.order_id",
    "do_recharge_response.merchant_usn",
    "do_recharge_response.esitef.message",
    "do_recharge_response.esitef.code",
    "do_recharge_response.esitef.usn",
  ],
  codes: codeLists.decided,
  makes: ["recharge: top-up made", "recharge: denied"],
  parameters: { nit: topUp },
  headers: { Authorization: signedTopUp },
} as const satisfies Said;
