import type { Said } from "../../said.ts";
import { reservationAnalysis, reservationObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { keyedCall, postponedReservation } from "../parameter-words.data.ts";

export const preauthIdempotentSaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-idempotente",
  members: ["code", "message", ...reservationObject, "pre_authorization.tid"],
  completed: reservationAnalysis,
  codes: ["0", "5", "131", "134", ...codeLists.keyed],
  parameters: { ...keyedCall, ...postponedReservation },
  decidedAs: "preauth-do",
} as const satisfies Said;
