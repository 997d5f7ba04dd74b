import { withoutFrontMatter } from "../../generate/front-matter.ts";

/** Examples and diagrams are no text. */
export const withoutCode = (content: string): string => content.replace(/^([ \t]*)```[\s\S]*?^\1```/gm, "");

/** What a reader reads: no code, no imports, no tags, no heading ids, no addresses of links. */
export function proseOf(content: string): string {
  return withoutCode(withoutFrontMatter(content))
    .replace(/^import .*$/gm, "")
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, "")
    .replace(/<\/?[A-Za-z][^>]*>/g, "")
    .replace(/\]\([^)]*\)/g, "]");
}

export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** A stretch of text this long is a sentence; shorter ones may well be the same name in two languages. */
const sentenceWords = 6;

/** Sentences and table rows that were written for people; words in backticks are the same in every language. */
export const sentencesOf = (content: string): readonly string[] =>
  proseOf(content)
    .replace(/`[^`]*`/g, "")
    .split(/\n|(?<=[.!?:])\s/)
    .map((sentence) => wordsOf(sentence).join(" "))
    .filter((sentence) => sentence.split(" ").length >= sentenceWords);
