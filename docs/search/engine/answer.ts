/** A piece of a text; marked where it matches what was asked. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

export interface Hit {
  readonly url: string;
  readonly kind: "page" | "section" | "row";
  readonly label: readonly Segment[];
  /** Where the hit stands, from the doc set down. */
  readonly trail: readonly string[];
  readonly excerpt: readonly Segment[];
}

export interface Answer {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** False while only titles, headings and codes have been searched and the texts are still on their way. */
  readonly complete: boolean;
}

/** What the dialog asks, wherever the answers come from. */
export interface SearchSource {
  /** Reports once or, when more of the index arrives, again; never for a query that another has replaced. */
  readonly ask: (query: string) => void;
  readonly close: () => void;
}

interface SearchListener {
  readonly onAnswer: (answer: Answer) => void;
  readonly onFailure: () => void;
}

export type OpenSearch = (listener: SearchListener) => SearchSource;
