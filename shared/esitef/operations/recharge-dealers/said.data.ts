import type { Said } from "../../said.ts";
import { signedTopUp } from "../../words/headers.data.ts";
import { topUp } from "../parameter-words.data.ts";

export const rechargeDealersSaid = {
  group: "recharge",
  page: "recarga-rest-operadoras",
  members: [
    "list_dealers_response.status",
    "list_dealers_response.esitef.code",
    "list_dealers_response.esitef.message",
    "list_dealers_response.authorizer.code",
    "list_dealers_response.authorizer.message",
    "list_dealers_response.hashes.general",
    "list_dealers_response.dealers[].name",
    "list_dealers_response.dealers[].code",
    "list_dealers_response.dealers[].branches[].name",
    "list_dealers_response.dealers[].branches[].code",
    "list_dealers_response.dealers[].type_name",
    "list_dealers_response.dealers[].type_code",
  ],
  codes: ["0", "1", "131"],
  parameters: { nit: topUp },
  headers: { Authorization: signedTopUp },
} as const satisfies Said;
