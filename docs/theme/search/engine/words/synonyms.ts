import type { Locale } from "@portal/shared/locales.ts";
import { sameWords } from "./synonyms.data.ts";
import { fold } from "./tokens.ts";

/** By the stem of a reader's word, the stem of ours. */
export function synonyms(locale: Locale, stem: (word: string) => string): Map<string, string[]> {
  const alike = new Map<string, string[]>();
  for (const line of sameWords[locale]) {
    const [ours = "", ...theirs] = line.split(" ").map((word) => stem(fold(word).replaceAll("-", "")));
    for (const each of theirs) alike.set(each, [...(alike.get(each) ?? []), ours]);
  }
  return alike;
}
