import type { Said } from "../../said.ts";
import { unlessToken } from "../../words/headers.data.ts";
import { numbered } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const merchantStatusSaid = {
  group: "merchant-registration",
  page: "cadastro-lojas-ws-consulta-status",
  shapes: numbered,
  members: ["response_code", "response_message", "merchant_status"],
  codes: codeLists.authentic,
  headers: { Authorization: unlessToken },
} as const satisfies Said;
