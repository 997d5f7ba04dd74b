import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { shellWords } from "../src/lib/text/shell-words.ts";

const source = path.resolve(import.meta.dirname, "../src");
const areas = ["account", "onboarding", "anti-fraud", "back-office", "explorer"];

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** What a module imports of the portal's own, at once or later; types bring no words. */
const importsOf = (file: string, text: string): string[] =>
  matches(text, /(?:(?<!import type [^;]*)from |import\()"(\.[^"]+\.tsx?)"/g).map((target) =>
    path.resolve(path.dirname(file), target),
  );

/** A module and everything that it may come to draw, with their texts. */
function modulesOf(file: string, into = new Map<string, string>()): ReadonlyMap<string, string> {
  if (into.has(file) || !existsSync(file)) return into;
  const text = readFileSync(file, "utf8");
  into.set(file, text);
  for (const child of importsOf(file, text)) modulesOf(child, into);
  return into;
}

export interface PageModule {
  readonly path: string;
  /** Where the page's code starts, under `src`. */
  readonly module: string;
}

const routesFile = (area: string) => path.join(source, "areas", area, "routes.tsx");

/** The pages as the routes of the areas name them: an address or several, then the module that is fetched for them. */
export const pageModules = (): readonly PageModule[] =>
  areas.map(routesFile).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/path: "([^"]+)"(?=[^]*?import\("([^"]+)"\))/g)].map(
      ([, page = "", module = ""]) => ({
        path: page,
        module: path.relative(source, path.resolve(path.dirname(file), module)),
      }),
    ),
  );

/** The catalogs that a page's modules speak from, beside those of the frame. */
export function wordsOfPage(module: string): readonly string[] {
  const texts = [...modulesOf(path.join(source, module)).values()];
  const later = texts.flatMap((text) => matches(text, /loadWords\(locale, \["([\w-]+)"\]\)/g));
  const said = texts.flatMap((text) => matches(text, /useTranslations\(["`]([\w-]+)/g));
  const elsewhere: readonly string[] = [...shellWords, ...later];
  return [...new Set(said)].filter((part) => !elsewhere.includes(part)).sort();
}

const name = "virtual:page-words";

/** Finds out while building which words each page brings: nobody keeps a list of them. */
export const pageWords = (): Plugin => ({
  name: "portal:page-words",
  resolveId: { filter: { id: /^virtual:page-words$/ }, handler: () => `\0${name}` },
  load: {
    filter: { id: /^\0virtual:page-words$/ },
    handler() {
      const pages = pageModules();
      for (const { module } of pages) {
        for (const file of modulesOf(path.join(source, module)).keys()) this.addWatchFile(file);
      }
      for (const area of areas) this.addWatchFile(routesFile(area));
      const words = Object.fromEntries(pages.map((page) => [page.path, wordsOfPage(page.module)]));
      return `export const pageWords = ${JSON.stringify(words)};`;
    },
  },
});
