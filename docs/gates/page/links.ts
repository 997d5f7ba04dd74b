import { posix } from "node:path";
import { addressOf } from "./coverage.ts";
import { withoutCode } from "./prose.ts";
import type { WrittenPage } from "./written-page.ts";

/** Headings name their ids, so that a link survives the language switch; rows of generated tables have anchors. */
const anchorsOf = ({ content, tableText }: WrittenPage): ReadonlySet<string> =>
  new Set([
    ...Array.from(
      content.matchAll(/\{\/\* #([\w-]+) \*\/\}|\bid="([^"]+)"/g),
      ([, heading, id]) => heading ?? id ?? "",
    ),
    ...Array.from(tableText.matchAll(/"anchor": ?"([^"]+)"/g), ([, anchor = ""]) => anchor),
  ]);

const targetsIn = (content: string): string[] =>
  Array.from(withoutCode(content).matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target);

const isElsewhere = (target: string) => /^(?:[a-z]+:|%)/i.test(target);

/** Of a page that the address means, however it is written: a file beside this one, or an address of the site. */
function pageAt(
  path: string,
  from: WrittenPage,
  byFile: ReadonlyMap<string, WrittenPage>,
  pages: readonly WrittenPage[],
) {
  if (path === "") return from;
  if (!path.startsWith("/")) return byFile.get(posix.join(posix.dirname(from.file), path));
  return pages.find(
    ({ locale, docSet, slug }) =>
      locale === from.locale && docSet && path === `/docs/${addressOf(docSet, slug)}`,
  );
}

/** Links between pages that lead to no page, or to no place on it. */
export function brokenLinks(pages: readonly WrittenPage[]): string[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const anchors = new Map<WrittenPage, ReadonlySet<string>>();
  const placesOn = (page: WrittenPage) => {
    const known = anchors.get(page) ?? anchorsOf(page);
    anchors.set(page, known);
    return known;
  };
  const problem = (from: WrittenPage, target: string): string | undefined => {
    const [path = "", anchor] = target.split("#");
    const page = pageAt(path, from, byFile, pages);
    if (!page) return `${from.file}: the link "${target}" leads to no page. Correct it, or write that page.`;
    if (anchor === undefined || placesOn(page).has(anchor)) return undefined;
    return `${from.file}: the link "${target}" leads to no place on ${page.file}. Give the heading there {/* #${anchor} */}, or correct the link.`;
  };
  return pages.flatMap((page) =>
    targetsIn(page.content)
      .filter((target) => !isElsewhere(target))
      .flatMap((target) => problem(page, target) ?? []),
  );
}
