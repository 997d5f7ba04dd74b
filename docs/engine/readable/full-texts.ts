import type { ReadablePage } from "./readable-pages.ts";

/** Several pages as one text. */
export interface FullText {
  /** File name beside the doc set's pages. */
  readonly name: string;
  /** What of the doc set it holds; undefined for all of it. */
  readonly section?: string;
  readonly text: string;
}

/** As much as a program can take in besides what it is asked: some fifty thousand tokens. */
export const longestText = 200_000;

const together = (pages: readonly ReadablePage[]) => pages.map(({ markdown }) => markdown).join("\n---\n\n");

const slugOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** In order, each as full as it may be; a page is never cut. */
function inParts(pages: readonly ReadablePage[]): ReadablePage[][] {
  const parts: ReadablePage[][] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    if (last && together([...last, page]).length <= longestText) last.push(page);
    else parts.push([page]);
  }
  return parts;
}

function sectionTexts(section: string, pages: readonly ReadablePage[]): FullText[] {
  const parts = inParts(pages);
  return parts.map((part, at) => {
    const number = parts.length > 1 ? String(at + 1) : undefined;
    return {
      name: `llms-full-${[slugOf(section), number].filter(Boolean).join("-")}.txt`,
      section: number ? `${section} (${number}/${parts.length})` : section,
      text: together(part),
    };
  });
}

/** All of a doc set's pages in one text, and where that is too long to be taken in, besides one for each section. */
export function fullTextsOf(pages: readonly ReadablePage[]): FullText[] {
  const all = { name: "llms-full.txt", text: together(pages) };
  if (all.text.length <= longestText) return [all];
  const sections = [...Map.groupBy(pages, ({ section, title }) => section ?? title)];
  return [...sections.flatMap(([section, own]) => sectionTexts(section, own)), all];
}
