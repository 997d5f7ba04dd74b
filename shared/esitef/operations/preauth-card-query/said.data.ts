import type { Said } from "../../said.ts";
import { financingLine } from "../answer-groups.data.ts";
import { afterQuery } from "../answer-words.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { cardQuery } from "../parameter-words.data.ts";

export const preauthCardQuerySaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-rest-docardquery",
  members: [
    "code",
    "message",
    "pre_authorization.status",
    "card.authorizer_id",
    "card.financing[]",
    "card.security_code_required",
    "card.expiry_date_required",
  ],
  completed: financingLine,
  codes: codeLists.cardAsked,
  parameters: cardQuery,
  answer: { "pre_authorization.status": afterQuery },
} as const satisfies Said;
