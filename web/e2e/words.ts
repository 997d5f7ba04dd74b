import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@portal/shared/locales.ts";
import { createTranslator } from "use-intl/core";

const folder = (locale: Locale) => path.resolve(import.meta.dirname, "../../shared/messages", locale);

function catalog(locale: Locale): Record<string, unknown> {
  const files = readdirSync(folder(locale)).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((name) => [
      name.replace(".json", ""),
      JSON.parse(readFileSync(path.join(folder(locale), name), "utf8")),
    ]),
  );
}

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** The product's own words in a language, so that a test says what a person of that language would look for. */
export function wordsOf(locale: Locale): Words {
  const translate = createTranslator({
    locale,
    messages: catalog(locale),
    timeZone: "America/Sao_Paulo",
    onError: (error) => {
      throw error;
    },
  }) as unknown as Words;
  return translate;
}
