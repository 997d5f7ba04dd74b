import type { Said } from "../../said.ts";
import { captureObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { capture } from "../parameter-words.data.ts";

export const preauthCaptureSaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-rest-capture",
  members: ["code", "message", ...captureObject],
  codes: codeLists.withCard,
  parameters: capture,
} as const satisfies Said;
