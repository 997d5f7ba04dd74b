import { withoutFrontMatter } from "../../../generate/front-matter.ts";
import { withoutCode } from "../prose.ts";
import type { WrittenPage } from "../written-page.ts";

interface Heading {
  readonly level: number;
  readonly text: string;
}

const headingsOf = (content: string): Heading[] =>
  Array.from(
    withoutCode(withoutFrontMatter(content)).matchAll(/^(#{1,6}) (.*)$/gm),
    ([, marks = "", text = ""]) => ({
      level: marks.length,
      text,
    }),
  );

const anchorOf = ({ text }: Heading) => /\{\/\* #([\w-]+) \*\/\}\s*$/.exec(text)?.[1];

function repeatedAnchors(headings: readonly Heading[]): string[] {
  const anchors = headings.flatMap((heading) => anchorOf(heading) ?? []);
  return [...new Set(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at))];
}

/** Sections that a reader can tell apart by their level, and that a link finds under one name. */
export function brokenHeadings({ file, content, docSet }: WrittenPage): string[] {
  const headings = headingsOf(content);
  // Docusaurus draws the title of a page that belongs to a doc set; other pages write theirs.
  const top = docSet === undefined ? 1 : 2;
  const skipped = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? top - 1) + 1);
  return [
    ...headings
      .filter(({ level }) => level < top)
      .map(({ text }) => `${file}: "# ${text}" is a second title. Begin sections with "##".`),
    ...skipped.map(({ text }) => `${file}: the heading "${text}" skips a level. Write one "#" less.`),
    ...repeatedAnchors(headings).map((anchor) => `${file}: two headings have the anchor "${anchor}".`),
  ];
}
