import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@portal/shared/locales.ts";
import { createTranslator } from "use-intl/core";

const folder = (locale: Locale) => path.resolve(import.meta.dirname, "../../shared/messages", locale);

/** The message at a dotted key whose first part names the file. */
function messageAt(locale: Locale, key: string): string {
  const [file = "", ...parts] = key.split(".");
  let found: unknown = JSON.parse(readFileSync(`${folder(locale)}/${file}.json`, "utf8"));
  // Some catalogs are flat, with dots in their keys.
  const flat = parts.join(".");
  if (isRecord(found) && typeof found[flat] === "string") return found[flat];
  for (const part of parts) found = isRecord(found) ? found[part] : undefined;
  if (typeof found !== "string") throw new Error(`There is no message ${key} in ${locale}.`);
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** The product's own words in a language, so that a test says what a person of that language would look for. */
export const wordsOf =
  (locale: Locale): Words =>
  (key, values) =>
    createTranslator({
      locale,
      messages: { text: messageAt(locale, key) },
      timeZone: "America/Sao_Paulo",
      onError: (error) => {
        throw error;
      },
    })("text", values);
