/** A stretch of a text and the word forms that it can be found by; the first is the stretch itself. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly forms: readonly string[];
  /** Single words of a compound such as `authorizer_id` or `pré-autorização`; empty for a plain word. */
  readonly parts: readonly string[];
}

/** A minus belongs to its number ("-43"), unless it stands inside a word or a range. */
const stretch =
  /(?<![\p{L}\p{M}\p{N}])[-\u2212\u2013]\p{N}+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-_.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const camelBoundary = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const longestCompound = 5;

/** Lower case without accents: "Configuração" and "configuracao" are one word. */
export const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2212\u2013]/g, "-")
    .toLowerCase();

const unique = (words: readonly string[]) => [...new Set(words.filter((word) => word.length > 0))];

type Forms = Pick<Token, "forms" | "parts">;

/** A text of any length has the same few thousand words again and again. */
const remembered = new Map<string, Forms>();

function formsOf(text: string): Forms {
  const known = remembered.get(text);
  if (known) return known;
  const forms = readForms(text);
  remembered.set(text, forms);
  return forms;
}

function readForms(text: string): Forms {
  if (/^[-\u2212\u2013]/.test(text)) return { forms: [fold(text)], parts: [] };
  const pieces = text.split(/[-_.]/);
  const words = pieces.flatMap((piece) => [fold(piece), ...piece.split(camelBoundary).map(fold)]);
  const parts = unique(words);
  if (parts.length === 1) return { forms: parts, parts: [] };
  const whole = pieces.length <= longestCompound ? [fold(pieces.join(""))] : [];
  return { forms: unique([...whole, ...parts]), parts };
}

export function tokenize(text: string): Token[] {
  return [...text.matchAll(stretch)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    ...formsOf(found),
  }));
}

/** Further spellings under which a code in the pages is to be found: without its sign, without leading zeros. */
export function looserForms(word: string): string[] {
  const unsigned = /^-(\d+)$/.exec(word)?.[1];
  const trimmed = /^0+(\d+)$/.exec(word)?.[1];
  return [unsigned, trimmed].filter((form) => form !== undefined);
}
