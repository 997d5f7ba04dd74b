import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

export const cardQuerySaid = {
  group: "storage",
  page: "armazenamento-rest-consulta",
  members: ["code", "message", "store.status", "card.suffix"],
  inferred: true,
  codes: codeLists.listed,
} as const satisfies Said;
