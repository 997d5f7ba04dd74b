import type { Said } from "../../said.ts";
import { financingLine } from "../answer-groups.data.ts";
import { afterQuery } from "../answer-words.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { cardQuery } from "../parameter-words.data.ts";

export const paymentCardQuerySaid = {
  group: "payment",
  page: "pagamento-rest-cardquery",
  members: [
    "code",
    "message",
    "payment.authorizer_code",
    "payment.authorizer_message",
    "payment.status",
    "card.authorizer_id",
    "card.financing[]",
    "card.security_code_required",
    "card.expiry_date_required",
  ],
  completed: financingLine,
  codes: codeLists.cardAsked,
  parameters: cardQuery,
  answer: { "payment.status": afterQuery },
} as const satisfies Said;
