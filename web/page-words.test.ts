import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pageModules, routes } from "./first-load.ts";

const source = path.join(__dirname, "src");
/** The frame, which leads to all pages and draws none of them; its words are there before any page. */
const frame = path.join(source, "app");
const frameWords = ["shell", "errors"];

/**
 * Drawn only where the words have been brought: a configuration's past on pages of a configuration, saving by itself in
 * forms that do.
 */
const asBrought = [
  "features/occurrence/entry-details.tsx",
  "ui/form/save-or-leave.tsx",
  "ui/form/autosave/autosave-note.tsx",
].map((file) => path.join(source, file));

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

test.each(routes.map((route) => [route.path, route.words] as const))(
  "%s brings the words of everything it may show",
  (page, words) => {
    const modules = modulesOf(path.join(source, "areas", pageModules[page]));
    const texts = [...modules].flatMap(([file, text]) => (asBrought.includes(file) ? [] : [text]));
    const said = texts.flatMap((text) => matches(text, /useTranslations\("([\w-]+)/g));
    const fetchedLater = texts.flatMap((text) => matches(text, /loadWords\(locale, \["([\w-]+)"\]\)/g));
    const brought: ReadonlySet<string> = new Set([...frameWords, ...words, ...fetchedLater]);
    expect([...new Set(said)].filter((catalog) => !brought.has(catalog))).toEqual([]);
  },
);
