import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";
import { topUp } from "../parameter-words.data.ts";

export const rechargeBranchDataSaid = {
  group: "recharge",
  page: "recarga-rest-listBranchData",
  members: ["list_branch_data_response.esitef.code"],
  completed: ["list_branch_data_response.esitef.message"],
  inferred: true,
  codes: codeLists.listed,
  parameters: { nit: topUp },
} as const satisfies Said;
