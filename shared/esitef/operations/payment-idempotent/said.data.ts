import type { Said } from "../../said.ts";
import { issued, paymentAnalysis, paymentObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { keyedCall } from "../parameter-words.data.ts";

export const paymentIdempotentSaid = {
  group: "payment",
  page: "pagamento-idempotente",
  members: ["code", "message", ...paymentObject],
  completed: [...issued, ...paymentAnalysis],
  codes: [...codeLists.created, ...codeLists.keyed],
  parameters: keyedCall,
  decidedAs: "payment-do",
} as const satisfies Said;
