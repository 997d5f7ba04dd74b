import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, type Locale, locales } from "@portal/shared/locales.ts";
import { otherLanguage } from "@portal/shared/messages/untranslated.ts";
import * as z from "zod/mini";

const words = z.record(z.string(), z.object({ message: z.string() }));
type Words = z.infer<typeof words>;

/** What the pages' frame says in place of Docusaurus' own words, by language; a language may replace none. */
export function readInterfaceWords(root: string): ReadonlyMap<Locale, Words> {
  return new Map(
    locales.flatMap((locale) => {
      const file = `i18n/${locale}/code.json`;
      if (!existsSync(join(root, file))) return [];
      return [[locale, words.parse(JSON.parse(readFileSync(join(root, file), "utf8")))] as const];
    }),
  );
}

export function untranslatedWords(all: ReadonlyMap<Locale, Words>): string[] {
  const source = all.get(defaultLocale) ?? {};
  return [...all].flatMap(([locale, own]) =>
    Object.entries(own).flatMap(([key, { message }]) => {
      const file = `i18n/${locale}/code.json`;
      if (message.trim() === "") return [`${file}: "${key}" is empty. Write it, or delete the key.`];
      const other = otherLanguage(message, locale);
      if (other) return [`${file}: "${key}" is "${message}", which is in "${other}". Translate it.`];
      // Single words may well be the same: "Aviso".
      if (locale === defaultLocale || !/\s/.test(message) || message !== source[key]?.message) return [];
      return [`${file}: "${key}" is "${message}", as in Portuguese. Translate it.`];
    }),
  );
}
