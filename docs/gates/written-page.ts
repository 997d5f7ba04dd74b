import type { Locale } from "../../shared/locales.ts";

/** A page as it stands in its file, written by hand or by the generator. */
export interface WrittenPage {
  readonly locale: Locale;
  /** Absent for a page that belongs to no doc set, such as the privacy policy. */
  readonly docSet?: string;
  readonly slug: string;
  /** Path below `docs`, for messages. */
  readonly file: string;
  readonly content: string;
  readonly generated: boolean;
  /** Rows of the tables that the page shows from generated data. */
  readonly tableText: string;
}
