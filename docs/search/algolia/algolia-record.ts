import type { Hit } from "../engine/answer.ts";
import { listEntries } from "../engine/entries.ts";
import type { PageRecord } from "../engine/page-record.ts";
import { splitPages } from "../index/index-files.ts";

/** The same entries that the site's own index holds. */
export interface AlgoliaRecord extends Record<string, unknown> {
  readonly objectID: string;
  readonly url: string;
  readonly kind: Hit["kind"];
  readonly label: string;
  readonly trail: readonly string[];
  readonly text: string;
  /** What readers narrow a search to. */
  readonly docSet: string;
  /** Empty but for rows: Algolia looks here first. */
  readonly code: string;
}

/** A record over 10 KB is refused; letters outside ASCII take two bytes. */
const longestText = 4000;

export function algoliaRecords(pages: readonly PageRecord[]): AlgoliaRecord[] {
  const { head, body } = splitPages(pages);
  return listEntries(() => ({ name: "", all: [] }), head, body).map(
    ({ url, kind, label, trail, text, code, docSet }) => ({
      objectID: url,
      url,
      kind,
      label,
      trail,
      text: text.slice(0, longestText),
      docSet,
      code,
    }),
  );
}
