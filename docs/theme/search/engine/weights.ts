/**
 * What the ranking holds against what. Set by hand, then fitted on one half of the tasks with `npm run fit -w
 * @portal/docs`; the other half tells what they are worth: docs/papers/decisions/0103-search-is-judged-by-tasks-it-never-saw.md
 */
export const weights = {
  /** Of a word in each field against one in plain text. */
  fields: { code: 6, title: 5, heading: 4, name: 1, summary: 2, context: 0.7, text: 1 },
  /** Of each way of meaning a word against the word as typed. */
  means: { stem: 0.85, alike: 0.85, longer: 0.5, near: 0.6, far: 0.3 },
  /** From 0, where every word of a question counts alike, to 1, where a rare one counts as much more as it tells. */
  rarity: 0.5,
  /** Entries with all words come first, then those with some: the higher, the more so. */
  coverage: 3,
  /** A heading over other headings. */
  bare: 0.5,
  /** A row of the glossary or a section is an answer to a word, but a page with that name says more. */
  wholeSet: 9,
  samePage: 3,
  samePart: 1.6,
  pageBegins: 2,
  labelHasAll: 1.4,
  /** What a row calls its code: an error text is typed as it was read. */
  nameBegins: 2,
  nameHasAll: 1.4,
  /** So much more does a row say that is the code which was asked for than a text that mentions it. */
  exactCode: 12,
  /**
   * "Field type 121" asks the table of field types, whatever other tables say of field types, and "authorizer 5" the
   * authorizers rather than the codes of the authorizing networks: the more of a title is asked for, the better.
   */
  namedTable: 2,
  /** Of the doc set that the reader has open. */
  reading: 1.3,
  /** Of a doc set that tells the library's facts again, shorter, and leads to its pages. */
  retold: 0.8,
  /** Of a doc set for the stores of one country. */
  ofOneCountry: 0.4,
} as const;

type Widened<T> = { readonly [K in keyof T]: T[K] extends number ? number : Widened<T[K]> };
export type Weights = Widened<typeof weights>;
