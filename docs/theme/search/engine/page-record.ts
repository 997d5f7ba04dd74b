/** A table row (or list entry) with an anchor of its own: a code, a field, a term of the glossary. */
export interface RowRecord {
  readonly anchor: string;
  readonly code: string;
  readonly text: string;
}

export interface SectionRecord {
  /** Empty for what stands before the first heading. */
  readonly anchor: string;
  readonly heading: string;
  readonly rows: readonly RowRecord[];
  readonly text: string;
}

/** What search knows about a page; Algolia gets the same. */
export interface PageRecord {
  /** With locale prefix, without trailing slash. */
  readonly url: string;
  readonly title: string;
  /** Doc set first, the page itself left out. */
  readonly trail: readonly string[];
  readonly summary: string;
  readonly sections: readonly SectionRecord[];
}

export interface SectionHead extends Omit<SectionRecord, "text"> {}
export interface PageHead extends Omit<PageRecord, "sections"> {
  readonly sections: readonly SectionHead[];
}

/** The texts of the sections, by place of page and section in the head: the two files only fit as a pair. */
export type IndexBody = readonly (readonly string[])[];

export interface SearchManifest {
  readonly head: string;
  readonly body: string;
}

/** Asked for afresh each time the search opens; the names in it change with the content. */
export const manifestName = "search-manifest.json";
