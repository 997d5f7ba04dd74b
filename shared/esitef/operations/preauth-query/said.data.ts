import type { Said } from "../../said.ts";
import { reservationAnalysis, reservationObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { reservation } from "../parameter-words.data.ts";

export const preauthQuerySaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-rest-getstatus",
  members: ["code", "message", ...reservationObject],
  completed: reservationAnalysis,
  codes: codeLists.asked,
  parameters: { nit: reservation },
} as const satisfies Said;
