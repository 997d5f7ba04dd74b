/** A code table in one language, as `CodeTable` shows it and the generator writes it. */
export interface LocalizedTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly LocalizedRow[];
}

export interface LocalizedRow {
  /** Other pages link to it; it never changes while the code exists. */
  readonly anchor: string;
  readonly code: string;
  /** One for each column after the code; words in backticks are shown as code. */
  readonly cells: readonly string[];
  /** The sandbox answers so; what the provider does was not confirmed. */
  readonly inSandbox?: true;
}

/**
 * `-43` gives `codigo-43`, the word that people type; only where the table has 43 as well is it `codigo-menos-43`.
 */
export function codeAnchor(code: string, codes: ReadonlySet<string> = new Set(), begin = "codigo"): string {
  const word = code
    .toLowerCase()
    .replace(/^</, "menor-")
    .replace(/^>/, "maior-")
    .replace(/^-/, codes.has(code.slice(1)) ? "menos-" : "")
    .replace(/[^a-z0-9]+/g, "-");
  return `${begin}-${word}`;
}
