import { threeDsCodes } from "@portal/shared/esitef/words/three-ds-codes.data.ts";
import { codeTable, meaningAndAction } from "../../code-table.ts";
import { codeEntry } from "../../schema.ts";

export const threeDsErrorTable = codeTable({
  file: "../shared/esitef/words/three-ds-codes.data.ts",
  schema: codeEntry,
  entries: threeDsCodes,
  key: "code",
  facts: { listed: "1..3 101 201..203 301 305 402 404 405" },
  shown: [
    {
      id: "esitef-3ds-errors",
      caption: {
        pt: "Códigos de erro do 3DS Server",
        en: "Error codes of the 3DS Server",
        es: "Códigos de error del 3DS Server",
      },
      columns: meaningAndAction(),
    },
  ],
});
