import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, locales } from "../shared/locales.ts";

const translated = (locale: string) => join(__dirname, "i18n", locale);

/** Source folders and where each language keeps its version of the same files. */
const places = [
  { source: join(__dirname, "content"), below: "docusaurus-plugin-content-docs/current" },
  { source: join(__dirname, "src/pages"), below: "docusaurus-plugin-content-pages" },
];

const pages = places.flatMap(({ source, below }) =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx") && !file.includes("generated"))
    .map((file) => ({ file, source: join(source, file), below })),
);

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** What must be the same in every language: everything but the words. */
const shapeOf = (page: string) => {
  const prose = withoutCode(page);
  return {
    headings: all(prose, /^(#{1,6}) /gm),
    ids: all(prose, /\{\/\* #([\w-]+) \*\/\}|<Anchor id="([\w-]+)"/g),
    examples: all(page, /<Exchange example=\{(\w+)\}/g),
    links: all(prose, /\]\(([^)\s]+)\)/g)
      .map((link) => link.replace(/#.*$/, ""))
      .sort(),
    tableRows: all(prose, /^(\|)/gm).length,
    codeLanguages: all(page, /^```([a-z]+)/gm),
  };
};

const cases = pages.flatMap((page) =>
  locales.filter((locale) => locale !== defaultLocale).map((locale) => ({ ...page, locale })),
);

test("there are pages to compare", () => {
  expect(pages.length).toBeGreaterThan(25);
});

test.each(cases)("$file says the same in $locale as in the source", ({ file, source, below, locale }) => {
  const original = readFileSync(source, "utf8");
  const translation = readFileSync(join(translated(locale), below, file), "utf8");
  expect(shapeOf(translation)).toEqual(shapeOf(original));
  expect(translation).not.toBe(original);
});

test.each(places.flatMap(({ below }) => ["en", "es"].map((locale) => ({ below, locale }))))(
  "no page exists only in $locale ($below)",
  ({ below, locale }) => {
    const known = new Set(pages.filter((page) => page.below === below).map((page) => page.file));
    const strays = readdirSync(join(translated(locale), below), { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".mdx") && !file.includes("generated") && !known.has(file),
    );
    expect(strays).toEqual([]);
  },
);

test.each(pages)("$file tells search engines what it answers", ({ source }) => {
  const [, description = ""] = /^description: (.+)$/m.exec(readFileSync(source, "utf8")) ?? [];
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThan(170);
});
