import type { Said } from "../../said.ts";
import { captureObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { capture } from "../parameter-words.data.ts";

export const preauthCaptureIdempotentSaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-capture-idempotente",
  members: ["code", "message", ...captureObject],
  codes: [...codeLists.withCard, ...codeLists.keyed],
  parameters: capture,
  decidedAs: "preauth-capture",
} as const satisfies Said;
