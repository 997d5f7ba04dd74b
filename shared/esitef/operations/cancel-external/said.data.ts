import type { Said } from "../../said.ts";
import { cancellationObject } from "../answer-groups.data.ts";

export const cancelExternalSaid = {
  group: "cancellation",
  page: "cancelamento-rest-origem-externa",
  members: ["code", "message", ...cancellationObject],
  codes: ["0", "5", "102", "115", "131", "134"],
  makes: ["cancellation: approved in one call", "cancellation: denied in one call"],
  parameters: {
    authorizer_id: {
      pt: "Autorizadora da operação original.",
      en: "Authorizer of the original operation.",
      es: "Autorizadora de la operación original.",
    },
  },
} as const satisfies Said;
