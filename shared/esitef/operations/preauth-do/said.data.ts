import type { Said } from "../../said.ts";
import { reservationAnalysis, reservationObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { authorizerAtReservation } from "../parameter-words.data.ts";

export const preauthDoSaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-rest-doPreAuthorization",
  members: ["code", "message", ...reservationObject],
  completed: reservationAnalysis,
  codes: codeLists.sale,
  makes: [
    "preauthorization: approved",
    "preauthorization: denied",
    "preauthorization: authorizer not reached",
    "preauthorization: rejected by the risk analysis, before the authorization",
    "preauthorization: rejected by the risk analysis, after the authorization",
    "preauthorization: waits for the review of its risk",
  ],
  parameters: { authorizer_id: authorizerAtReservation },
} as const satisfies Said;
