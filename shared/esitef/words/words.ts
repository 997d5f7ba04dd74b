import type { DocsPage } from "../../explained/model.ts";
import type { Localized } from "../../locales.ts";

/** What a code means and, where it asks for something, what to do. */
export interface CodeWords {
  readonly code: string;
  readonly name: Localized;
  readonly action?: Localized;
  /** Of the market's own table, which no public page of the gateway shows; readers see a badge. */
  readonly inferred?: true;
}

/** A three-letter status of a transaction, schedule, stored card, risk analysis or authentication. */
export interface StatusWords {
  readonly code: string;
  readonly name: Localized;
  readonly meaning: Localized;
  readonly action: Localized;
  /** No further change follows by itself. */
  readonly final: boolean;
}

/** What a call is named and does. Values in backticks are sent as they stand, in every language. */
export interface CallWords {
  readonly title: Localized;
  readonly purpose: Localized;
}

/** `when` says on what a conditional parameter depends. */
export type ParameterWords = Localized & { readonly when?: Localized };

/** What an answer's code means, and its row in the documentation. */
export interface ExplainedCode {
  readonly words: CodeWords;
  readonly page: DocsPage;
}

/** A table's rows have their codes in their addresses. */
export const withRows = (codes: readonly CodeWords[], begins: DocsPage): readonly ExplainedCode[] =>
  codes.map((words) => ({ words, page: `${begins}${words.code}` }));
