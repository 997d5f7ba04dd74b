import { otherLanguageOfSentence } from "@portal/shared/messages/untranslated.ts";
import { minimumWords, type PageKind } from "../../../data/page-kinds.ts";
import { frontMatterValue } from "../../generate/front-matter.ts";
import { proseOf, sentencesOf, wordsOf } from "./prose.ts";
import type { WrittenPage } from "./written-page.ts";

/** "Todo" is a word of Portuguese and Spanish: only in capitals is it a note to oneself. */
const placeholders = [
  /\b(?:TODO|TBD|FIXME|XXX)\b/,
  /lorem ipsum|coming soon|under construction|to be (?:defined|written)|work in progress/i,
  /\bem breve\b|em construção|a ser (?:definid|escrit)[oa]|conteúdo em (?:breve|elaboração)/i,
  /próximamente|en construcción|por definir|en elaboración/i,
];

export const placeholderIn = (text: string): string | undefined =>
  placeholders.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];

/** More than this share of the source's own sentences means that nobody translated the page. */
const sameSentencesAllowed = 0.2;

/** Nor are two languages ever alike by chance in a sentence as long as this. */
const copiedWords = 9;

export function tooThin({ file, content, tableText }: WrittenPage, kind: PageKind): string[] {
  const words = wordsOf(proseOf(content)).length + wordsOf(tableText).length;
  const minimum = minimumWords[kind];
  return words < minimum
    ? [
        `${file}: ${words} words without code, and a ${kind} needs ${minimum}. Say what is missing, or join it with another page.`,
      ]
    : [];
}

/** A code table typed into a page would be a second place for what the data says. */
export function tableByHand({ file, content }: WrittenPage, kind: PageKind): string[] {
  return kind === "code-table" && /^\| <Anchor /m.test(content)
    ? [`${file}: its table is written by hand; show the one made from data with <CodeTable>.`]
    : [];
}

export function emptyOrPlaceholder({ file, title, content }: WrittenPage): string[] {
  const prose = proseOf(content);
  if (wordsOf(prose).length === 0)
    return [
      `${file}: nothing but a title. Write the page, or delete its file and those of its translations.`,
    ];
  if (!title)
    return [`${file}: no title. Say it where its doc set plans it, in data/<doc set>/pages.data.ts.`];
  const found = placeholderIn(`${title}\n${content}`);
  return found
    ? [`${file}: "${found}" promises text that is not there. Write it, or take the line out.`]
    : [];
}

/** What search engines show below the title. */
export function withoutDescription({ file, content, docSet, generated }: WrittenPage): string[] {
  if (generated || docSet === undefined) return [];
  const { length } = frontMatterValue(content, "description") ?? "";
  return length > 50 && length < 170
    ? []
    : [`${file}: its description has ${length} characters. Say in 51 to 169 what the page answers.`];
}

/** Sentences of any language but the page's own: of the source, or of the other translation. */
export function inOtherLanguage({ file, title, content, locale }: WrittenPage): string[] {
  const described = [title, frontMatterValue(content, "description")].filter((text) => text !== undefined);
  const prose = proseOf(content)
    .replace(/`[^`]*`/g, "")
    .split(/\n|\||(?<=[.!?:])\s/);
  const strange = [...described, ...prose].filter((sentence) => otherLanguageOfSentence(sentence, locale));
  const [first] = strange;
  return first === undefined
    ? []
    : [
        `${file}: ${strange.length} of its sentences are not in "${locale}", such as "${first.trim()}" in "${otherLanguageOfSentence(first, locale)}". Translate them.`,
      ];
}

/** Two pages of one name are one in the list of results; a copied front matter is how that happens. */
export function sameNames(pages: readonly WrittenPage[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, locale, docSet, title, content }) =>
    Object.entries({ title, description: frontMatterValue(content, "description") }).flatMap(
      ([name, value]) => {
        if (value === undefined || docSet === undefined) return [];
        const key = [locale, docSet, name, value].join("\n");
        const other = first.get(key);
        first.set(key, other ?? file);
        return other ? [`${file}: its ${name} is that of ${other}. Say what this page answers.`] : [];
      },
    ),
  );
}

export function untranslated(page: WrittenPage, source: WrittenPage): string[] {
  const original = new Set(sentencesOf(source.content));
  const sentences = sentencesOf(page.content);
  const same = sentences.filter((sentence) => original.has(sentence));
  const description = frontMatterValue(page.content, "description");
  if (description !== undefined && description === frontMatterValue(source.content, "description"))
    return [`${page.file}: its description is the source's. Translate it.`];
  const copied = same.find((sentence) => (sentence.match(/\p{L}{2,}/gu) ?? []).length >= copiedWords);
  return copied !== undefined || same.length > sentences.length * sameSentencesAllowed
    ? [
        `${page.file}: ${same.length} of ${sentences.length} sentences are the source's, such as "${copied ?? same[0]}". Translate them.`,
      ]
    : [];
}
