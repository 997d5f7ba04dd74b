import type { Localized } from "@portal/shared/locales.ts";

/**
 * Words of text, code aside, below which a page of its kind cannot answer the question that it was opened for.
 * The rows of tables count, because in a reference they are the answer.
 */
export const minimumWords = {
  quickstart: 250,
  guide: 250,
  "api-operation": 250,
  reference: 150,
  /** Made from data: what the routing offers, which authorizers it takes, which credentials it needs. */
  routing: 120,
  "code-table": 60,
  changelog: 100,
  field: 80,
  /** Some topics have two fields. */
  "field-group": 60,
  /** What a doc set holds; some hold a single page. */
  "doc-set": 20,
} as const;

export type PageKind = keyof typeof minimumWords;

export interface PlannedPage {
  /** Address below the doc set. */
  readonly slug: string;
  readonly section: string;
  readonly kind: PageKind;
  /** Absent where the page is made of data that name it: it stands there, and here a second one could differ. */
  readonly title?: Localized;
  /** Nothing public says what would stand on it, so it is not written. */
  readonly hasNoSource?: true;
}

export interface PlannedDocSet {
  readonly id: string;
  readonly pages: readonly PlannedPage[];
}
