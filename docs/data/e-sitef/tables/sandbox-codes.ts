import { sandboxCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { codeTable, meaningAndAction } from "../../code-table.ts";
import { codeEntry } from "../../schema.ts";

export const sandboxCodeTable = codeTable({
  file: "../shared/esitef/words/response-codes.data.ts",
  schema: codeEntry,
  entries: sandboxCodes,
  key: "code",
  facts: {
    listed: "951 952 953 954 955 956",
  },
  shown: [
    {
      id: "esitef-sandbox-codes",
      caption: referenceWords.sandboxTable.codes,
      columns: meaningAndAction(),
    },
  ],
});
