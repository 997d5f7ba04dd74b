import { posix } from "node:path";
import { portalPaths, productsPath } from "@portal/shared/site.ts";
import { addressOf } from "./coverage.ts";
import { withoutCode } from "./prose.ts";
import type { WrittenPage } from "./written-page.ts";

/** Headings name their ids, so that a link survives the language switch; rows of generated tables have anchors. */
export const anchorsOf = ({ content, tableText }: WrittenPage): ReadonlySet<string> =>
  new Set([
    ...Array.from(
      content.matchAll(/\{\/\* #([\w-]+) \*\/\}|\bid="([^"]+)"/g),
      ([, heading, id]) => heading ?? id ?? "",
    ),
    ...Array.from(tableText.matchAll(/"anchor": ?"([^"]+)"/g), ([, anchor = ""]) => anchor),
  ]);

const proseIn = (content: string) => withoutCode(content).replace(/`[^`\n]*`/g, "``");

/** `[text](address)`, whether or not a title follows. */
const targetsIn = (content: string): string[] =>
  Array.from(proseIn(content).matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s[^)]*)?\)/g), ([, target = ""]) => target);

const otherForms: Readonly<Record<string, RegExp>> = {
  "a reference": /\][ \n]?\[[^\]\n]+\]|^ {0,3}\[[^\]\n]+\]:[ \t]*\S.*/gm,
  "an element": /<(?!PortalLink\b)[A-Za-z]\w*\s(?:[^<>]*\s)?(?:href|to)\s*=[^<>]*>/g,
};

/** Links in a form that nothing follows: one form is checked, and found by whoever reads the page. */
function linksOfOtherForms({ file, content }: WrittenPage): string[] {
  const prose = proseIn(content);
  return Object.entries(otherForms).flatMap(([form, pattern]) =>
    Array.from(
      prose.matchAll(pattern),
      ([found]) => `${file}: "${found.trim()}" links by ${form}. Write it as [text](address).`,
    ),
  );
}

/** Addresses of the portal are no pages of this build, so its own check of links passes over them. */
function brokenPortalLinks({ file, content }: WrittenPage): string[] {
  const isServed = (address: string) => portalPaths.some((path) => path === address.split(/[?#]/)[0]);
  return Array.from(proseIn(content).matchAll(/<PortalLink\b([^>]*)>/g)).flatMap(
    ([element, attributes = ""]) => {
      const to = /^\s+to="([^"]*)"\s*$/.exec(attributes)?.[1];
      if (to === undefined)
        return [`${file}: ${element} has no address that can be checked. Write <PortalLink to="/…">.`];
      return isServed(to)
        ? []
        : [`${file}: the portal has no page "${to}". Its addresses are in shared/site.ts.`];
    },
  );
}

/** The list of all products is no text of ours: `theme/pages/docs.tsx`. */
const isElsewhere = (target: string) => target === productsPath || /^(?:[a-z]+:|%)/i.test(target);

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
  return pages.flatMap((page) => [
    ...linksOfOtherForms(page),
    ...brokenPortalLinks(page),
    ...targetsIn(page.content)
      .filter((target) => !isElsewhere(target))
      .flatMap((target) => problem(page, target) ?? []),
  ]);
}
