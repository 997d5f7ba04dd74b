import { withoutCode } from "../page/prose.ts";
import type { WrittenPage } from "../page/written-page.ts";

const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, ...groups]) => groups.find((group) => group !== undefined) ?? "");

/** What must be the same in every language: everything but the words. Keys are words of the message. */
function shapeOf(page: string): Readonly<Record<string, readonly string[]>> {
  const prose = withoutCode(page);
  return {
    headings: all(prose, /^(#{1,6}) /gm),
    anchors: all(prose, /\{\/\* #([\w-]+) \*\/\}|<Anchor id="([\w-]+)"/g),
    examples: all(page, /<Exchange example=\{(\w+)\}/g),
    links: all(prose, /\]\(([^)\s#]*)(?:#[^)\s]*)?[^)]*\)|<PortalLink\s+to="([^"]*)"/g).toSorted(),
    "table rows": all(prose, /^(\|)/gm),
    "blocks of code": all(page, /^```([a-z]+)/gm),
  };
}

const list = (items: readonly string[]) => items.map((item) => `"${item}"`).join(", ");

function difference(what: string, source: readonly string[], own: readonly string[]): string | undefined {
  if (source.join("\n") === own.join("\n")) return undefined;
  if (source.length !== own.length) {
    const missing = source.filter((item) => !own.includes(item));
    const more = own.filter((item) => !source.includes(item));
    const names = [
      missing.length > 0 && `missing: ${list(missing)}`,
      more.length > 0 && `added: ${list(more)}`,
    ];
    const detail = names.filter(Boolean).join("; ");
    return `${own.length} ${what}, ${source.length} in the source${detail && ` (${detail})`}`;
  }
  const at = source.findIndex((item, index) => item !== own[index]);
  return `other ${what} than the source: "${own[at]}" where that has "${source[at]}"`;
}

/** A translation has every part of its source, in the same order. */
export function otherShape(page: WrittenPage, source: WrittenPage): string[] {
  const expected = shapeOf(source.content);
  const given = shapeOf(page.content);
  return Object.keys(expected).flatMap((what) => {
    const found = difference(what, expected[what] ?? [], given[what] ?? []);
    return found ? [`${page.file}: ${found}. Compare it with ${source.file}.`] : [];
  });
}
