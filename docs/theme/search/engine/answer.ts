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
  /** Of what its score is made, for who works on the ranking. */
  readonly score?: string;
}

/** A doc set in which something was found. */
export interface FoundSet {
  readonly id: string;
  readonly name: string;
}

/** What is asked, and from where. */
export interface Question {
  readonly query: string;
  /** The one doc set to look in; absent looks in all. */
  readonly only?: string;
  /** The doc set that the reader has open. */
  readonly reading?: string;
  readonly explain?: boolean;
}

/** Whether an answer is to what was asked last. */
export const sameQuestion = (
  one: Pick<Question, "query" | "only">,
  other: Pick<Question, "query" | "only">,
) => one.query === other.query && one.only === other.only;

export interface SearchAnswer extends Pick<Question, "query" | "only"> {
  readonly hits: readonly Hit[];
  /** Where else there are hits, and where these are: of all doc sets, whichever was asked for. */
  readonly sets: readonly FoundSet[];
  /** False while only titles, headings and codes have been searched and the texts are still on their way. */
  readonly complete: boolean;
}

/** What the dialog asks, wherever the answers come from. */
export interface SearchSource {
  /** Reports once or, when more of the index arrives, again; never for a question that another has replaced. */
  readonly ask: (question: Question) => void;
  readonly close: () => void;
}

interface SearchListener {
  readonly onAnswer: (answer: SearchAnswer) => void;
  readonly onFailure: () => void;
}

export type OpenSearch = (listener: SearchListener) => SearchSource;
