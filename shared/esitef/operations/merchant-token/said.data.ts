import type { Said } from "../../said.ts";
import { numbered } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const merchantTokenSaid = {
  group: "merchant-registration",
  page: "cadastro-lojas-ws-token",
  shapes: numbered,
  members: ["response_code", "response_message"],
  codes: codeLists.authentic,
} as const satisfies Said;
