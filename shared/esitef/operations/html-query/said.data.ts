import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

export const htmlQuerySaid = {
  group: "html",
  page: "pagamento-html-getstatus",
  members: [],
  codes: codeLists.asked,
} as const satisfies Said;
