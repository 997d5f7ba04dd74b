import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

export const cardStoreJsBeginSaid = {
  group: "storage",
  page: "armazenamento-js-begin",
  members: [
    "code",
    "message",
    "store.status",
    "store.nsua",
    "store.nita",
    "store.merchant_usn",
    "store.customer_id",
    "store.store_token",
  ],
  codes: codeLists.listed,
} as const satisfies Said;
