import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { portalPaths } from "@portal/shared/site.ts";
import { wordsOfPage } from "./build/page-words.ts";
import { moduleOf } from "./first-load.ts";
import { shellWords } from "./src/lib/text/shell-words.ts";

const source = path.join(__dirname, "src");
/** The frame, which leads to all pages and draws none of them; its words are there before any page. */
const frame = path.join(source, "app");

/** What a module imports of the portal's own, at once or later. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from |import\()"(\.[^"]+\.tsx?)"/g)].map(([, target]) =>
    path.resolve(path.dirname(file), target ?? ""),
  );

/** The page's module and everything that it may come to draw. */
function modulesOf(file: string, into = new Map<string, string>()): ReadonlyMap<string, string> {
  if (into.has(file) || !existsSync(file)) return into;
  const text = readFileSync(file, "utf8");
  into.set(file, text);
  for (const child of importsOf(file, text)) if (!child.startsWith(frame)) modulesOf(child, into);
  return into;
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? "");

const catalogsSaid = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => matches(text, /useTranslations\(["`]([\w-]+)/g));
const catalogsFetched = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => matches(text, /loadWords\(locale, \["([\w-]+)"\]\)/g));

test("the frame speaks only from the words that are there before any page", () => {
  const own = readdirSync(frame, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(path.join(frame, file), "utf8"));
  const brought: ReadonlySet<string> = new Set([...shellWords, ...catalogsFetched(own)]);
  expect(catalogsSaid(own).filter((catalog) => !brought.has(catalog))).toEqual([]);
});

test.each(portalPaths)("%s brings the words of everything it may show", (page) => {
  const module = moduleOf(page);
  const texts = [...modulesOf(path.join(source, module)).values()];
  const brought: ReadonlySet<string> = new Set([
    ...shellWords,
    ...wordsOfPage(module),
    ...catalogsFetched(texts),
  ]);
  expect([...new Set(catalogsSaid(texts))].filter((catalog) => !brought.has(catalog))).toEqual([]);
});
