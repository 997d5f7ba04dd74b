import { oneWordEach } from "./one-word.data.ts";
import { proseOf } from "./prose.ts";
import type { WrittenPage } from "./written-page.ts";

/** Where the glossary, and the manual for readers of Spanish, say which words mean the same. */
const tellsWordsApart = ["glossario", "introduccion"];

/** Two words for one thing make readers look for a difference. Words in backticks are names of the interface. */
export function otherWords({ file, slug, locale, content }: WrittenPage): string[] {
  if (tellsWordsApart.includes(slug)) return [];
  const text = proseOf(content).replace(/`[^`]*`/g, "");
  return oneWordEach.flatMap(({ word, others }) => {
    const [found] = others[locale]?.exec(text) ?? [];
    return found
      ? [`${file}: "${found}" is "${word[locale]}" everywhere else. Use the glossary's word.`]
      : [];
  });
}
