import type { Said } from "../../said.ts";
import { scheduleObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const scheduleQuerySaid = {
  group: "schedule",
  page: "agendamento-rest-getstatus",
  members: ["code", "message", ...scheduleObject],
  codes: codeLists.listed,
} as const satisfies Said;
