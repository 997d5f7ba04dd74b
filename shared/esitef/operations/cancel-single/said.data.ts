import type { Said } from "../../said.ts";
import { unlessMutualTls } from "../../words/headers.data.ts";
import { cancellationObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { amountToCancel, paymentToCancel } from "../parameter-words.data.ts";

export const cancelSingleSaid = {
  group: "cancellation",
  page: "cancelamento",
  members: ["code", "message", ...cancellationObject],
  codes: codeLists.refund,
  makes: [
    "payment: refund of the whole amount approved",
    "payment: partial refund approved",
    "cancellation: approved in one call",
    "cancellation: denied in one call",
  ],
  parameters: { nit: paymentToCancel, amount: amountToCancel },
  headers: { Authorization: unlessMutualTls },
  decidedAs: "cancel-do",
} as const satisfies Said;
