import { frontMatterValue } from "./front-matter.ts";
import { minimumWords, type PageKind } from "./page-kinds.ts";
import { proseOf, sentencesOf, wordsOf } from "./prose.ts";
import type { WrittenPage } from "./written-page.ts";

const placeholder =
  /\b(?:TODO|TBD|FIXME)\b|[Ll]orem ipsum|[Cc]oming soon|[Ee]m breve|[Ee]m construção|[Uu]nder construction|[Pp]róximamente|[Ee]n construcción/;

/** More than this share of the source's own sentences means that nobody translated the page. */
const sameSentencesAllowed = 0.2;

export function tooThin({ file, content, tableText }: WrittenPage, kind: PageKind): string[] {
  const words = wordsOf(proseOf(content)).length + wordsOf(tableText).length;
  const minimum = minimumWords[kind];
  return words < minimum ? [`${file}: ${words} words, and a ${kind} needs ${minimum}.`] : [];
}

/** A code table typed into a page would be a second place for what the data says. */
export function tableByHand({ file, content }: WrittenPage, kind: PageKind): string[] {
  return kind === "code-table" && /^\| <Anchor /m.test(content)
    ? [`${file}: its table is written by hand; show the one made from data with <CodeTable>.`]
    : [];
}

export function emptyOrPlaceholder({ file, content }: WrittenPage): string[] {
  const prose = proseOf(content);
  if (wordsOf(prose).length === 0) return [`${file}: nothing but a title.`];
  if (!frontMatterValue(content, "title")) return [`${file}: no title.`];
  const [found] = placeholder.exec(prose) ?? [];
  return found ? [`${file}: "${found}" promises text that is not there.`] : [];
}

export function untranslated(page: WrittenPage, source: WrittenPage): string[] {
  const original = new Set(sentencesOf(source.content));
  const sentences = sentencesOf(page.content);
  const same = sentences.filter((sentence) => original.has(sentence));
  return same.length > sentences.length * sameSentencesAllowed
    ? [`${page.file}: ${same.length} of ${sentences.length} sentences are the source's: "${same[0]}".`]
    : [];
}
