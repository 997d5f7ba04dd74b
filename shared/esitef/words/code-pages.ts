import type { DocsPage } from "../../docs-page.ts";
import { httpStatuses } from "./http-statuses.data.ts";
import { responseCodes, sandboxCodes } from "./response-codes.data.ts";
import type { CodeWords } from "./words.ts";

/** What an answer's code means, and its row in the documentation. */
export interface ExplainedCode {
  readonly words: CodeWords;
  readonly page: DocsPage;
}

const rowsOf = (codes: readonly CodeWords[], begins: DocsPage): readonly ExplainedCode[] =>
  codes.map((words) => ({ words, page: `${begins}${words.code}` }));

export const explainedCodes: readonly ExplainedCode[] = [
  ...rowsOf(responseCodes, "/docs/e-sitef/codigos-da-api#codigo-"),
  ...rowsOf(sandboxCodes, "/docs/e-sitef/sandbox#codigo-"),
];

export const explainedHttpStatuses = rowsOf(httpStatuses, "/docs/e-sitef/codigos-da-api#http-");
