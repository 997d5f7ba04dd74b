import type { Said } from "../../said.ts";
import { issued, paymentAnalysis, paymentObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { singleCall } from "../parameter-words.data.ts";

export const paymentSingleSaid = {
  group: "payment",
  page: "pagamento",
  members: ["code", "message", ...paymentObject],
  completed: [...issued, ...paymentAnalysis],
  codes: codeLists.created,
  parameters: singleCall,
  decidedAs: "payment-do",
} as const satisfies Said;
