import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";
import { topUp } from "../parameter-words.data.ts";

const dealerLine = [
  "dealers[].name",
  "dealers[].code",
  "dealers[].branches[].name",
  "dealers[].branches[].code",
  "dealers[].type_name",
  "dealers[].type_code",
] as const;

export const rechargeQuerySaid = {
  group: "recharge",
  page: "recarga-rest-getstatus",
  members: ["status", "dealers[]"],
  completed: dealerLine,
  codes: codeLists.asked,
  parameters: { nit: topUp },
} as const satisfies Said;
