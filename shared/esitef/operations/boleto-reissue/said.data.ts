import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

export const boletoReissueSaid = {
  group: "html",
  page: "segunda-via-boleto",
  members: [],
  inferred: true,
  codes: codeLists.asked,
} as const satisfies Said;
