import prismIncludeLanguages from "@theme/prism-include-languages";
import { normalizeTokens, Prism } from "prism-react-renderer";

prismIncludeLanguages(Prism);

export interface CodeToken {
  readonly types: readonly string[];
  readonly content: string;
  readonly empty?: boolean;
}

/** The code by lines; a language without a grammar comes out plain. */
export function tokenize(code: string, language: string): CodeToken[][] {
  const grammar = Prism.languages[language];
  return normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
}
