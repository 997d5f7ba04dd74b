import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Locale, locales } from "@portal/shared/locales.ts";
import { frontMatterValue, withoutFrontMatter } from "../../generate/front-matter.ts";
import { hedgedFiles } from "./hedges.data.ts";
import type { WrittenPage } from "./written-page.ts";

/**
 * Words that tell where a sentence comes from. This is the provider's own portal: what is confirmed is just said, what
 * the sandbox decides carries its mark, and what is not known is an open line (`data/open`).
 */
const hedges: Readonly<Record<Locale, RegExp>> = {
  pt: /não (?:é|são) públic|páginas? públicas?|textos? públicos?|fontes? públicas?|inferid|nossas? cópias?/iu,
  en: /not public|public (?:page|text)s?\b|publicly|inferred|our cop(?:y|ies)\b/i,
  es: /no (?:es|son) públic|páginas? públicas?|textos? públicos?|fuentes? públicas?|inferid|nuestras? copias?/iu,
};

const hedgeIn = (text: string, locale: Locale): string | undefined => hedges[locale].exec(text)?.[0];

/** By file, below `docs`: the first such word in what readers get of it. */
export type Hedges = ReadonlyMap<string, string>;

/** Also examples and drawings: their comments and labels are read as well. Generated pages are found by their data. */
export function hedgesOfPages(pages: readonly WrittenPage[]): Hedges {
  const found = pages
    .filter(({ generated }) => !generated)
    .map(({ file, locale, content }) => {
      const head = ["title", "description", "sidebar_label"].map((name) => frontMatterValue(content, name));
      return [file, hedgeIn([...head, withoutFrontMatter(content)].join("\n"), locale)] as const;
    });
  return new Map(found.flatMap(([file, hedge]) => (hedge ? [[file, hedge]] : [])));
}

/** Texts in three languages as they stand in code: `pt: "…"`. Comments are no text. */
const localizedText = /\b(pt|en|es):\s*(?:"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

export function hedgeInCode(code: string): string | undefined {
  for (const [, name, quoted, template] of code.matchAll(localizedText)) {
    const locale = locales.find((each) => each === name);
    const hedge = locale && hedgeIn(quoted ?? template ?? "", locale);
    if (hedge) return hedge;
  }
  return undefined;
}

const filesBelow = (root: string, folder: string, names: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
    .filter((file) => names.test(file) && !/node_modules\/|\.test\.|\/messages\//.test(file));

/** Data, what the generator adds, and the catalogs of the documentation. */
export function hedgesOfWords(root: string): Hedges {
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  const code = ["data", "engine/generate", "words", "theme", "../shared"]
    .flatMap((folder) => filesBelow(root, folder, /\.tsx?$/))
    .map((file) => [file, hedgeInCode(text(file))] as const);
  const catalogs = locales.flatMap((locale) =>
    readdirSync(join(root, `../shared/messages/${locale}/docs`)).map((name) => {
      const file = `../shared/messages/${locale}/docs/${name}`;
      return [file, hedgeIn(text(file), locale)] as const;
    }),
  );
  return new Map([...code, ...catalogs].flatMap(([file, hedge]) => (hedge ? [[file, hedge]] : [])));
}

/** Files of the list may still have such words, others not; a file that has none any more leaves the list. */
export const hedgeProblems = (found: Hedges, listed: readonly string[] = hedgedFiles): string[] => [
  ...[...found]
    .filter(([file]) => !listed.includes(file))
    .map(
      ([file, hedge]) =>
        `${file}: "${hedge}" tells where a sentence comes from. Say what holds, mark what the sandbox decides, or make it an open line.`,
    ),
  ...listed
    .filter((file) => !found.has(file))
    .map((file) => `${file}: no such words are left in it. Take it off the list of hedges.data.ts.`),
];
