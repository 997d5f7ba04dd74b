import { httpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import { codeTable, meaningAndAction } from "../../code-table.ts";
import { codeEntry } from "../../schema.ts";

export const httpStatusTable = codeTable({
  file: "../shared/esitef/words/http-statuses.data.ts",
  schema: codeEntry,
  entries: httpStatuses,
  key: "code",
  facts: {
    listed: "200 201 400 401 403 404 405 500 502 503",
  },
  shown: [
    {
      id: "esitef-http-statuses",
      caption: {
        pt: "O que fazer em cada status HTTP",
        en: "What to do at each HTTP status",
        es: "Qué hacer en cada estado HTTP",
      },
      columns: meaningAndAction(),
      anchorWord: "http",
    },
  ],
});
