import type { Said } from "../../said.ts";
import { decided } from "../answer-words.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentConfirmSaid = {
  group: "payment",
  page: "pagamento-rest-confirm",
  members: ["code", "message", "payment.status", "payment.nit"],
  codes: codeLists.decided,
  makes: [
    // A payment that was made outside the gateway never waits in `PPC` here.
    "payment: confirm=true",
    "payment: confirm=false",
    "schedule: payment confirmed",
    "schedule: payment undone",
  ],
  answer: { "payment.status": decided },
} as const satisfies Said;
