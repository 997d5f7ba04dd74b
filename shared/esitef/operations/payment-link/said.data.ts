import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";
import { authorizerOfPage } from "../parameter-words.data.ts";

export const paymentLinkSaid = {
  group: "payment-link",
  page: "payment-link-via-api",
  members: ["responseCode", "description", "url", "nsuesitef", "nit", "nita", "nsua"],
  codes: codeLists.created,
  parameters: { authorizer_id: authorizerOfPage },
} as const satisfies Said;
