import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "..");
const textsOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));

/** What stands in the `class` of a tag, with the code that chooses between names. */
function classTexts(source: string): string[] {
  return [...source.matchAll(/class="/g)].map(({ index }) => {
    let depth = 0;
    let end = index + 7;
    for (; depth > 0 || source[end] !== '"'; end += 1) {
      if (source.startsWith("${", end)) depth += 1;
      else if (source[end] === "}") depth -= 1;
    }
    return source.slice(index + 7, end);
  });
}

/** Names that a value fills in: the ways to pay. */
const filledIn = ["pix", "boleto", "only-credit", "only-debit", "only-pix", "only-boleto"];

const sources = textsOf("**/*.ts");
const written = new Set([
  ...sources.flatMap(classTexts).flatMap((text) => text.match(/[a-z][a-z-]*/g) ?? []),
  ...sources.flatMap((source) => [...source.matchAll(/classList\.\w+\("([\w-]+)"/g)].map(([, name]) => name)),
  ...filledIn,
]);
const selectors = (sheet: string): string =>
  sheet
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/@keyframes[^{]*\{[^{}]*\{[^{}]*\}\s*\}/g, "")
    .replaceAll(/@[^{]*\{/g, "")
    .replaceAll(/\{[^{}]*\}/g, ";");
const classesIn = (sheet: string): string[] =>
  [...selectors(sheet).matchAll(/\.([a-z][\w-]*)/g)].flatMap(([, name]) => name ?? []);
const tagsIn = (sheet: string): string[] =>
  [...selectors(sheet).matchAll(/(?<![\w.#:@[(-])([a-z][a-z0-9]*)(?=[\s,:.;[>]|$)/g)].flatMap(
    ([, name]) => name ?? [],
  );

test("every class that a style sheet of the buyers' pages names is on one of them", () => {
  const unused = textsOf("**/*.css").flatMap(classesIn);
  expect(unused.length).toBeGreaterThan(50);
  expect(unused.filter((name) => !written.has(name))).toEqual([]);
});

test("every tag that they name is on one of them, too", () => {
  const tags = textsOf("**/*.css").flatMap(tagsIn);
  const isWritten = (tag: string) => sources.some((source) => source.includes(`<${tag}`));
  expect(tags).toContain("summary");
  expect([...new Set(tags)].filter((tag) => !isWritten(tag))).toEqual([]);
});

test("a class that no page has is found", () => {
  expect(classesIn(".card .planted-name:hover { color: red }").filter((name) => !written.has(name))).toEqual([
    "planted-name",
  ]);
});
