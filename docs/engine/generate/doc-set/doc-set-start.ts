import type { Locale } from "@portal/shared/locales.ts";
import { productsPath } from "@portal/shared/site.ts";
import { type DocSetId, getDocSetName } from "../../../data/doc-sets/doc-set-names.data.ts";
import { docSetStarts, elsewhere } from "../../../data/doc-sets/doc-set-starts.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { docId, docSetPageId } from "../generated-page.ts";
import { heading, page, prose } from "../markdown.ts";
import { pagesIn, sectionsOf } from "./doc-set-tree.ts";

const words = referenceWords.docSet;

/** From a page in the folder of generated pages of another set. */
const setLink = (id: DocSetId, locale: Locale) =>
  `[${prose(getDocSetName(id)[locale])}](../../${docSetPageId(id)}.mdx)`;

/** Whom the product serves, and where everybody else goes. */
export function audienceOf(id: DocSetId, locale: Locale): string {
  const { forWhom, notFor } = docSetStarts[id];
  const others = notFor.map((reason) => {
    const { when, set } = elsewhere[reason];
    return `- ${prose(when[locale])}: ${setLink(set, locale)}`;
  });
  return page(
    heading(words.forWhom[locale], "para-quem"),
    prose(forWhom[locale]),
    `**${words.notFor[locale]}**`,
    others.join("\n"),
    `${words.unsure[locale]} [${words.choose[locale]}](${productsPath}).`,
  ).trimEnd();
}

/** The page of the tree at an address below the doc set, written by hand or generated. */
function pageAt(set: DocSetId, slug: string, locale: Locale): string {
  const ids = sectionsOf(set, locale).flatMap(pagesIn);
  const found = ids.find((id) => id === `${set}/${slug}` || id === docId(set, slug));
  if (!found) throw new Error(`The way into "${set}" leads to "${slug}", which no sidebar lists.`);
  return found;
}

/** Up to three: a set of one page has no other way in. */
export function waysInto(set: DocSetId, locale: Locale, link: (id: string) => string): string {
  const { ways } = docSetStarts[set];
  const items = (["do", "understand", "lookUp"] as const).flatMap((way) => {
    const slug = ways[way];
    return slug === undefined ? [] : [`- **${words[way][locale]}**: ${link(pageAt(set, slug, locale))}`];
  });
  return page(heading(words.ways[locale], "entradas"), items.join("\n")).trimEnd();
}
