import type { Said } from "../../said.ts";
import { reservationAnalysis, reservationObject } from "../answer-groups.data.ts";
import { postponedReservation, singleCall } from "../parameter-words.data.ts";

export const preauthSingleSaid = {
  group: "pre-authorization",
  page: "pre-autorizacao",
  members: ["code", "message", ...reservationObject, "pre_authorization.tid"],
  completed: reservationAnalysis,
  codes: ["0", "5", "131", "134"],
  parameters: { ...singleCall, ...postponedReservation },
  decidedAs: "preauth-do",
} as const satisfies Said;
