import { catalogs } from "virtual:catalogs";
import type { Locale } from "@portal/shared/locales.ts";
import type { PortalWords } from "@portal/shared/messages/portal-words.ts";
import type { pt } from "@portal/shared/messages/pt.ts";

/** The words of one language, as `tsc` has proved them equal in keys to the Portuguese ones. */
export type Catalog = PortalWords<typeof pt>;
export type CatalogPart = keyof Catalog;

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Catalog;
  }
}

/** Each part is loaded by itself: a page loads only its own words, in the language shown. */
const loaded = new Map<string, object>();

async function loadPart(locale: Locale, part: CatalogPart): Promise<void> {
  const key = `${locale}/${part}`;
  if (loaded.has(key)) return;
  const load = catalogs[key];
  if (!load) throw new Error(`There is no catalog ${key}.`);
  loaded.set(key, (await load()).default);
}

export async function loadWords(locale: Locale, parts: readonly CatalogPart[]): Promise<void> {
  await Promise.all(parts.map((part) => loadPart(locale, part)));
}

/** All words of a language that have been loaded so far. */
export function wordsOf(locale: Locale): Catalog;
export function wordsOf(locale: Locale): object {
  const prefix = `${locale}/`;
  return Object.fromEntries(
    [...loaded].flatMap(([key, words]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), words]] : [],
    ),
  );
}
