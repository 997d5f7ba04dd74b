import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { getDocSetName } from "../../data/doc-sets/doc-set-names.data.ts";
import { feedAddress } from "../../theme/addresses/machine-addresses.ts";
import { referenceWords } from "../../words/reference.ts";
import { absolute, type ReadablePage } from "./readable-pages.ts";

const words = referenceWords.plainText;

/** Whoever follows a product reads the latest; the rest is on its pages. */
const mostEntries = 30;

interface FeedEntry {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly changedAt: string;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function entriesOf({ url, title, summary, changedAt, dated }: ReadablePage): FeedEntry[] {
  const own = changedAt ? [{ address: absolute(url), title, summary, changedAt }] : [];
  const entries = dated.map((entry) => ({
    address: `${absolute(url)}#${entry.date}`,
    title: `${title}: ${entry.title}`,
    summary,
    changedAt: `${entry.date}T00:00:00.000Z`,
  }));
  return [...entries, ...own];
}

const written = ({ address, title, summary, changedAt }: FeedEntry) => `  <entry>
    <id>${escaped(`${address}?${changedAt}`)}</id>
    <title>${escaped(title)}</title>
    <link href="${escaped(address)}"/>
    <updated>${changedAt}</updated>
    <summary>${escaped(summary)}</summary>
  </entry>
`;

/** What changed in a doc set, newest first, as Atom: entries of its history of changes, and pages that were edited. */
export function feedOf(docSet: string, pages: readonly ReadablePage[], locale: Locale): string {
  const entries = pages
    .flatMap(entriesOf)
    .sort(
      (one, other) =>
        other.changedAt.localeCompare(one.changedAt) || one.address.localeCompare(other.address),
    )
    .slice(0, mostEntries);
  const self = absolute(feedAddress(docSet, locale));
  // Without a history there are no entries, and the format asks for a date all the same.
  const updated = entries[0]?.changedAt ?? "1970-01-01T00:00:00.000Z";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeDetails[locale].htmlLang}">
  <id>${escaped(self)}</id>
  <title>${escaped(words.feed[locale].replace("%set%", getDocSetName(docSet)[locale]))}</title>
  <link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
  <link href="${escaped(absolute(`${localeDetails[locale].prefix}/docs/${docSet}`))}"/>
  <author><name>${escaped(site.companyLabel)}</name></author>
  <updated>${updated}</updated>
${entries.map(written).join("")}</feed>
`;
}
