import type { Said } from "../../said.ts";
import { numbered } from "../answer-groups.data.ts";

export const genericCallSaid = {
  group: "generic-operations",
  page: "generic-operation-rest-operations",
  shapes: numbered,
  members: ["response_code", "response_message"],
  codes: ["0", "5", "115", "131"],
} as const satisfies Said;
