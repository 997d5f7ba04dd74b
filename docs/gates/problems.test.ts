import { inventory } from "../data/inventory.data.ts";
import { coverageOf, coverageTable, isComplete, writtenAddresses } from "./coverage.ts";
import { frontMatterValue, withFrontMatterValue } from "./front-matter.ts";
import type { PlannedDocSet } from "./page-kinds.ts";
import { problemsIn } from "./problems.ts";
import { proseOf, wordsOf } from "./prose.ts";
import { readPages, sourceOf } from "./read-pages.ts";
import { sourceHash } from "./source-hash.ts";
import type { WrittenPage } from "./written-page.ts";

const long = (sentence: string) => Array.from({ length: 40 }, (_, at) => `${sentence} ${at}.`).join("\n");
const source = `---\ntitle: Guia\n---\n\n${long("O caixa envia o pedido e espera a resposta do cliente")}\n`;
const english = `---\ntitle: Guide\nsource_hash: ${sourceHash(source)}\n---\n\n${long("The register sends the request and waits for an answer")}\n`;

const written = (locale: WrittenPage["locale"], content: string): WrittenPage => ({
  locale,
  docSet: "set",
  slug: "guide",
  file: `${locale}/set/guide.mdx`,
  content,
  generated: false,
  tableText: "",
});
const planned: readonly PlannedDocSet[] = [
  {
    id: "set",
    pages: [
      { slug: "guide", section: "start", kind: "guide", title: { pt: "Guia", en: "Guide", es: "Guía" } },
      { slug: "later", section: "more", kind: "guide", title: { pt: "Outra", en: "Other", es: "Otra" } },
    ],
  },
];
const problems = (...pages: readonly WrittenPage[]) => problemsIn(pages, planned, []);

test("a page with substance and its own translation has no problem", () => {
  expect(problems(written("pt", source), written("en", english))).toEqual([]);
});

test("a translation is stale when the words of its source have changed, and not when only its lines have", () => {
  const rewrapped = source.replace("\n\n", "\n\n\n");
  const changed = source.replace("envia", "grava");
  expect(problems(written("pt", rewrapped), written("en", english))).toEqual([]);
  expect(problems(written("pt", changed), written("en", english))).toEqual([
    expect.stringMatching(/pt\/set\/guide\.mdx has changed since/),
  ]);
});

test("a translation that names no source is refused", () => {
  const unmarked = english.replace(/source_hash.*\n/, "");
  expect(problems(written("pt", source), written("en", unmarked))).toEqual([
    expect.stringMatching(/no source_hash/),
  ]);
});

test("a page that nobody translated is refused even with the right hash", () => {
  const copied = withFrontMatterValue(source, "source_hash", sourceHash(source));
  expect(problems(written("pt", source), written("en", copied))).toEqual([
    expect.stringMatching(/40 of 40 sentences are the source's/),
  ]);
});

test("a page below the minimum of its kind is refused, and code does not fill it", () => {
  const code = `\`\`\`json\n${"word ".repeat(300)}\n\`\`\`\n`;
  expect(problems(written("pt", `---\ntitle: Guia\n---\n\nUma frase só.\n\n${code}`))).toEqual([
    expect.stringMatching(/3 words, and a guide needs 250/),
  ]);
});

test("a code table that is typed into its page is refused, and one in a guide is not", () => {
  const [docSet] = planned;
  if (!docSet) throw new Error("There is a doc set.");
  const page = written(
    "pt",
    `${source}\n| Código | Significado |\n|---|---|\n| <Anchor id="code-131">131</Anchor> | Sem comunicação |\n`,
  );
  const codes = { ...docSet, pages: docSet.pages.map((each) => ({ ...each, kind: "code-table" as const })) };
  expect(problemsIn([page], [codes], [])).toEqual([expect.stringMatching(/its table is written by hand/)]);
  expect(problems(page)).toEqual([]);
});

test("rows of a generated table count as text", () => {
  const page = { ...written("pt", "---\ntitle: Guia\n---\n\nLeia.\n"), tableText: "palavra ".repeat(250) };
  expect(problems(page)).toEqual([]);
});

test.each(["TODO", "Em breve", "lorem ipsum"])("a page that says %s is refused", (placeholder) => {
  expect(problems(written("pt", `${source}\n${placeholder}\n`))).toEqual([
    expect.stringMatching(/promises text/),
  ]);
});

test("'todo' is a word of Portuguese and no placeholder", () => {
  expect(problems(written("pt", `${source}\nTodo pedido tem uma resposta.\n`))).toEqual([]);
});

test("a page that says nothing but its title is refused", () => {
  expect(problems(written("pt", "---\ntitle: Guia\n---\n"))).toContainEqual(
    expect.stringMatching(/nothing but a title/),
  );
});

test("a page outside the inventory and a translation without a source are refused", () => {
  const stray = { ...written("en", english), slug: "stray" };
  expect(problems(stray)).toEqual([
    expect.stringMatching(/"set\/stray" is not in data\/inventory/),
    expect.stringMatching(/no such page in the source language/),
  ]);
});

test("coverage counts pages for each language and says when a part that was complete is not", () => {
  const pages = [written("pt", source), written("en", english)];
  const addresses = writtenAddresses(pages);
  const [docSet] = planned;
  if (!docSet) throw new Error("There is a doc set.");
  const start = coverageOf(docSet, addresses, "start");
  expect(coverageOf(docSet, addresses)).toEqual({
    name: "set",
    planned: 2,
    written: { pt: 1, en: 1, es: 0 },
  });
  expect(isComplete(start)).toBe(false);
  expect(isComplete(coverageOf(docSet, addresses, "nowhere"))).toBe(false);
  expect(problemsIn(pages, planned, [start])).toEqual(["set/start was complete and is not any more."]);
  expect(coverageTable([start])).toMatch(/set\/start +1\/1 +1\/1 +0\/1/);
});

test("setting the hash keeps every other line of the page", () => {
  const marked = withFrontMatterValue(english, "source_hash", "0123456789ab");
  expect(frontMatterValue(marked, "source_hash")).toBe("0123456789ab");
  expect(frontMatterValue(marked, "title")).toBe("Guide");
  expect(withFrontMatterValue(marked, "source_hash", sourceHash(source))).toBe(english);
});

test("tags, heading ids and addresses of links are not words of the text", () => {
  const text = "## Ficha {/* #ficha */}\n<Illustrative /> Veja a [lista](./campos.mdx#lista).";
  expect(wordsOf(proseOf(text))).toEqual(["Ficha", "Veja", "a", "lista"]);
});

test("the source of a translation lies at the same place in the source language", () => {
  expect(sourceOf("i18n/en/docusaurus-plugin-content-docs/current/clisitef/a.mdx")).toBe(
    "content/clisitef/a.mdx",
  );
  expect(sourceOf("i18n/es/docusaurus-plugin-content-pages/privacidade.mdx")).toBe(
    "src/pages/privacidade.mdx",
  );
  expect(sourceOf("content/clisitef/a.mdx")).toBeUndefined();
});

test("no address is planned twice and every planned page has a title in each language", () => {
  for (const { pages } of inventory) {
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
    for (const { title } of pages) expect(Object.values(title).every(Boolean)).toBe(true);
  }
});

test("the reader sees generated pages without a build, with the rows of their tables", () => {
  const codes = readPages(`${__dirname}/..`).filter(({ slug }) => slug === "codigo_bandeira");
  expect(codes.map(({ locale }) => locale)).toEqual(["pt", "en", "es"]);
  for (const { tableText } of codes) expect(tableText).toContain("codigo-");
});
