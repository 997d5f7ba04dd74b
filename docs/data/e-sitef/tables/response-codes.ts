import { responseCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import { codeTable, meaningAndAction } from "../../code-table.ts";
import { codeEntry } from "../../schema.ts";

export const responseTable = codeTable({
  file: "../shared/esitef/words/response-codes.data.ts",
  schema: codeEntry,
  entries: responseCodes,
  key: "code",
  facts: {
    listed: "0 1 5 102 115 131 134 1270 1271 1272 200",
  },
  shown: [
    {
      id: "esitef-response-codes",
      caption: { pt: "Valores do campo code", en: "Values of the code field", es: "Valores del campo code" },
      columns: meaningAndAction(),
    },
  ],
});
