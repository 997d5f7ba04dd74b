const maxWords = 10;
/** Keeps a name's sort key far below DynamoDB's limit of 1,024 bytes, whatever its script. */
const maxNameCharacters = 60;

/** Lower case without accents: how a text is stored to be searched, and how it is searched for. */
export const searchable = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Splits a typed text into words, after `searchable`. */
export const searchWords = (text: string): string[] =>
  searchable(text).split(/\s+/).filter(Boolean).slice(0, maxWords);

/** The sort position in a list by name; the id separates two of the same name. */
export const namePosition = (name: string, id: string): string =>
  `${Array.from(searchable(name)).slice(0, maxNameCharacters).join("")}#${id}`;

const maxNameWords = 16;
const maxWordCharacters = 40;

/** `padaria-sao joao` is three words; an e-mail address is one. */
function wordsIn(text: string): string[] {
  const tokens = searchable(text).split(/\s+/);
  const words = tokens.flatMap((token) => (token.includes("@") ? [token] : token.split(/[^\p{L}\p{N}]+/u)));
  return words.filter(Boolean).map((word) => Array.from(word).slice(0, maxWordCharacters).join(""));
}

/** The words that an item is found by, each once, those of the first texts before all others. */
export const nameWords = (...texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(wordsIn))].slice(0, maxNameWords);

const hasDigit = (word: string): number => Number(/\d/.test(word));

/**
 * The typed words, each matched as the beginning of a word. The first is the one that fewest names are likely to
 * have: one with a digit, otherwise the longest.
 */
export const typedWords = (text: string): string[] =>
  [...new Set(wordsIn(text))]
    .slice(0, maxWords)
    .sort((a, b) => hasDigit(b) - hasDigit(a) || b.length - a.length);
