import { authorizerCodes } from "@portal/shared/esitef/words/authorizer-codes.data.ts";
import type { CodeTableSource } from "../../../data/code-table.ts";
import { declines } from "../../../data/e-sitef/failure/declines.data.ts";
import { referenceWords } from "../../../words/reference.ts";

const words = referenceWords.declines;

/** Every refusal of an authorizer: what it means, whether to try again, what the buyer reads and what the store does. */
export const declineTable: CodeTableSource = {
  id: "esitef-declines",
  caption: words.caption,
  columns: [
    { pt: "authorizer_code", en: "authorizer_code", es: "authorizer_code" },
    words.reason,
    words.again,
    words.tell,
    words.store,
  ],
  anchorWord: "negativa",
  rows: authorizerCodes.flatMap(({ code, name, action, inferred }) => {
    const decline = declines.get(code);
    if (!decline) return [];
    return [
      {
        code,
        cells: [name, words.retry[decline.again], decline.tell, action ?? ""],
        ...(inferred && { inSandbox: true as const }),
      },
    ];
  }),
};
