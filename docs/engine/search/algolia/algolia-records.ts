import type { AlgoliaRecord } from "../../../theme/search/algolia/algolia-record.ts";
import { listEntries } from "../../../theme/search/engine/entries.ts";
import type { PageRecord } from "../../../theme/search/engine/page-record.ts";
import { splitPages } from "../index/index-files.ts";

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
