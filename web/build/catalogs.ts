import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Locale, locales } from "@portal/shared/locales.ts";
import { portalWords } from "@portal/shared/messages/portal-words.ts";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const folder = path.resolve(import.meta.dirname, "../../shared/messages");

const filesOf = (locale: Locale): string[] =>
  readdirSync(path.join(folder, locale))
    .filter((file) => file.endsWith(".json"))
    .map((file) => path.join(folder, locale, file));

/** What the portal loads of a language, by the name of each part. */
const partsOf = (locale: Locale): Readonly<Record<string, unknown>> =>
  portalWords(
    Object.fromEntries(
      filesOf(locale).map((file) => [path.basename(file, ".json"), JSON.parse(readFileSync(file, "utf8"))]),
    ),
  );

/** Parses the ICU messages while building, so that the browser gets them without the parser (14 KB compressed). */
function compileAll(value: unknown): unknown {
  if (typeof value === "string") return compile(value);
  return Object.fromEntries(Object.entries(Object(value)).map(([key, child]) => [key, compileAll(child)]));
}

const name = "virtual:catalogs";
const partFile = /[\\/]shared[\\/]messages[\\/](?<locale>pt|en|es)[\\/](?<part>[\w-]+)\.json$/;

const listOfParts = (): string =>
  locales
    .flatMap((locale) => Object.keys(partsOf(locale)).map((part) => `${locale}/${part}`))
    .map((part) => {
      const file = JSON.stringify(path.join(folder, `${part}.json`));
      return `"${part}": () => import(${file})`;
    })
    .join(",\n");

/**
 * Makes the words that the portal loads from the catalogs: each part is a module under its catalog's name, and `event`,
 * which is put together from the sections of all features, one of its own.
 */
export const catalogs = (): Plugin => ({
  name: "portal:catalogs",
  enforce: "pre",
  config: () => ({
    json: { namedExports: false },
    resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  }),
  resolveId: {
    filter: { id: [/^virtual:catalogs$/, partFile] },
    handler: (id) => (id === name ? `\0${name}` : id),
  },
  load: {
    filter: { id: [/^\0virtual:catalogs$/, partFile] },
    handler(id) {
      const { locale, part = "" } = partFile.exec(id)?.groups ?? {};
      const known = locales.find((one) => one === locale);
      if (!known) return `export const catalogs = {\n${listOfParts()}\n};`;
      for (const file of filesOf(known)) this.addWatchFile(file);
      return JSON.stringify(compileAll(partsOf(known)[part]));
    },
  },
});
