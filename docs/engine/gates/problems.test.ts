import type { PlannedDocSet } from "../../data/page-kinds.ts";
import { frontMatterValue, withFrontMatterValue } from "../generate/front-matter.ts";
import { coverageOf, coverageTable, incomplete, writtenAddresses } from "./page/coverage.ts";
import { otherWords } from "./page/one-word.ts";
import { proseOf, wordsOf } from "./page/prose.ts";
import { translationOf, type WrittenPage } from "./page/written-page.ts";
import { problemsIn } from "./problems.ts";
import { readPages, sourceOf } from "./read-pages.ts";
import { sourceHash } from "./translation/source-hash.ts";

const long = (sentence: string) => Array.from({ length: 40 }, (_, at) => `${sentence} ${at}.`).join("\n");
const front = (description: string) => `---\ndescription: ${description}\n---\n\n`;
const source = `${front("Como o caixa envia um pedido de pagamento e lê a resposta do cliente.")}${long("O caixa envia o pedido e espera a resposta do cliente")}\n`;
const english = `${front("How the register sends a request for a payment and reads the answer.")}${long("The register sends the request and waits for an answer")}\n`;
const spanish = `${front("Cómo la caja envía una solicitud de pago y lee la respuesta del cliente.")}${long("La caja envía la solicitud y espera la respuesta del cliente")}\n`;

const title = { pt: "Guia", en: "Guide", es: "Guía" };
const written = (locale: WrittenPage["locale"], content: string, name = "guide"): WrittenPage => ({
  locale,
  docSet: "set",
  slug: name,
  file: translationOf(`content/set/${name}.mdx`, locale),
  title: name === "guide" ? title[locale] : name,
  content,
  generated: false,
  tableText: "",
});
const planned: readonly PlannedDocSet[] = [
  {
    id: "set",
    pages: [
      { slug: "guide", section: "start", kind: "guide", title },
      { slug: "later", section: "more", kind: "guide", title: { pt: "Outra", en: "Other", es: "Otra" } },
    ],
  },
];

/** The page in three languages; those that are not given are fresh translations of the first. */
function pagesOf({ pt = source, en, es }: { pt?: string; en?: string; es?: string }): WrittenPage[] {
  const made = (translation: string) => withFrontMatterValue(translation, "source_hash", sourceHash(pt));
  return [written("pt", pt), written("en", en ?? made(english)), written("es", es ?? made(spanish))];
}
/** With the same lines added in every language. */
const withLines = (lines: string) => {
  const pt = source + lines;
  const made = (translation: string) =>
    withFrontMatterValue(translation + lines, "source_hash", sourceHash(pt));
  return { pt, en: made(english), es: made(spanish) };
};
const problems = (texts: { pt?: string; en?: string; es?: string }) =>
  problemsIn(pagesOf(texts), planned, []);

test("a page with substance and its own translations has no problem", () => {
  expect(problems({})).toEqual([]);
});

test("a page that lacks a language is refused, and the sentence names the file to write", () => {
  const withoutSpanish = pagesOf({}).filter(({ locale }) => locale !== "es");
  expect(problemsIn(withoutSpanish, planned, [])).toEqual([
    'content/set/guide.mdx: not translated into "es". Write i18n/es/docusaurus-plugin-content-docs/current/set/guide.mdx.',
  ]);
});

test("a translation is stale when the words of its source have changed, and not when only its lines have", () => {
  const [, en, es] = pagesOf({}).map(({ content }) => content);
  const translations = { en: en ?? "", es: es ?? "" };
  expect(problems({ ...translations, pt: source.replace("\n\n", "\n\n\n") })).toEqual([]);
  expect(problems({ ...translations, pt: source.replace("envia o", "grava o") })).toEqual([
    expect.stringMatching(/^i18n\/en.*content\/set\/guide\.mdx has changed since\. Update it, then: npm run/),
    expect.stringMatching(/^i18n\/es.*has changed since/),
  ]);
});

test("a translation that names no source is refused", () => {
  expect(problems({ en: english })).toEqual([expect.stringMatching(/no source_hash/)]);
});

test("a page that nobody translated is refused even with the right hash", () => {
  const copied = withFrontMatterValue(source, "source_hash", sourceHash(source));
  expect(problems({ en: copied })).toEqual([expect.stringMatching(/its description is the source's/)]);
  const onlyDescribed = copied.replace(
    /description: .*/,
    "description: How the register sends a request for a payment and reads it.",
  );
  expect(problems({ en: onlyDescribed })).toEqual([
    expect.stringMatching(/40 of 40 sentences are the source's.*Translate them/),
  ]);
});

test("one long sentence that was left in the source's language is enough to refuse a translation", () => {
  const lines = "\nA loja guarda o número da venda antes de mostrar a resposta ao comprador.\n";
  expect(problems(withLines(lines))).toEqual([
    expect.stringMatching(/^i18n\/en.*A loja guarda/),
    expect.stringMatching(/^i18n\/es.*A loja guarda/),
  ]);
});

test("a sentence of the other translation is refused as well", () => {
  const [, en] = pagesOf({});
  const mixed = `${en?.content}\nLa caja todavía no respondió a la tienda.\n`;
  expect(problems({ en: mixed })).toEqual([expect.stringMatching(/^i18n\/en.* in "es"\. Translate them\.$/)]);
});

test("a page with the title or the description of another one is refused, once", () => {
  const copy = { ...written("pt", source, "later"), generated: true };
  expect(
    problemsIn([...pagesOf({}), copy], planned, []).filter((problem) => problem.includes("is that of")),
  ).toEqual([expect.stringMatching(/later\.mdx: its description is that of content\/set\/guide\.mdx/)]);
});

test("a page that nobody named is refused", () => {
  const nameless = pagesOf({}).map((page) => (page.locale === "es" ? { ...page, title: undefined } : page));
  expect(problemsIn(nameless, planned, [])).toEqual([expect.stringMatching(/^i18n\/es.*no title/)]);
});

test("a page below the minimum of its kind is refused, and code does not fill it", () => {
  const code = `\`\`\`text\n${"word ".repeat(300)}\n\`\`\`\n`;
  expect(problems({ pt: `${front("x")}Uma frase só.\n\n${code}` })).toContainEqual(
    expect.stringMatching(/3 words without code, and a guide needs 250/),
  );
});

test("a generated page is asked for the substance of the kind that the generator names", () => {
  const page = {
    ...written("pt", "---\nslug: /set/new-field\n---\n\nUm campo.\n", "new-field"),
    generated: true,
  };
  expect(problemsIn([{ ...page, kind: "field" }], planned, [])).toContainEqual(
    expect.stringMatching(/2 words without code, and a field needs 80/),
  );
});

test("a code table that is typed into its page is refused, and one in a guide is not", () => {
  const [docSet] = planned;
  if (!docSet) throw new Error("There is a doc set.");
  const table = '\n| Código | X |\n|---|---|\n| <Anchor id="code-131">131</Anchor> | Pix |\n';
  const codes = { ...docSet, pages: docSet.pages.map((each) => ({ ...each, kind: "code-table" as const })) };
  expect(problemsIn(pagesOf(withLines(table)), [codes], [])).toHaveLength(3);
  expect(problems(withLines(table))).toEqual([]);
});

test("rows of a generated table count as text", () => {
  const short = pagesOf({ pt: "---\nsidebar_label: Guia\n---\n\nLeia.\n" }).map((page) => ({
    ...page,
    tableText: "palavra ".repeat(250),
  }));
  expect(problemsIn(short, planned, []).join("\n")).not.toMatch(/needs 250/);
});

test.each([
  "TODO",
  "Em breve",
  "EM BREVE",
  "lorem ipsum",
  "Próximamente",
  "Under construction",
  "A ser definido",
  "{/* FIXME */}",
  "```js\n// TODO: sign\n```",
])("a page that says %s is refused in every language", (placeholder) => {
  const found = problems(withLines(`\n${placeholder}\n`));
  expect(found).toHaveLength(3);
  expect(found[0]).toMatch(/^content\/set\/guide\.mdx: ".+" promises text that is not there\. Write it/);
});

test("'todo' is a word of Portuguese and no placeholder", () => {
  expect(problems({ pt: `${source}\nTodo pedido tem uma resposta.\n` })).toEqual([]);
});

test("a page that says nothing but its title is refused", () => {
  expect(problems({ pt: "---\nsidebar_label: Guia\n---\n" })).toContainEqual(
    expect.stringMatching(/nothing but a title/),
  );
});

test("a page that does not tell search engines what it answers is refused", () => {
  expect(problems({ pt: source.replace(/description: .*/, "description: Guia.") })).toEqual([
    expect.stringMatching(/its description has 5 characters/),
  ]);
});

test("a page outside the inventory and a translation without a source are refused", () => {
  const stray = written("en", withFrontMatterValue(english, "source_hash", "x"), "stray");
  expect(problemsIn([stray], planned, [])).toEqual([
    expect.stringMatching(/"set\/stray" is not in data\/set\/pages/),
    expect.stringMatching(/no such page in the source language/),
  ]);
});

test("a translation that lost a heading, an anchor, a row or a block of code is refused with what is missing", () => {
  const { pt, en, es } = withLines(
    "\n## Pix {/* #pix */}\n\n| a | b |\n|---|---|\n| Pix | 3DS |\n\n```js\npay();\n```\n",
  );
  const lost = (pattern: RegExp | string, by = "") => problems({ pt, en, es: es.replace(pattern, by) });
  expect(problems({ pt, en, es })).toEqual([]);
  expect(lost(/## Pix.*/)).toEqual([
    expect.stringMatching(
      /0 headings, 1 in the source \(missing: "##"\)\. Compare it with content\/set\/guide\.mdx/,
    ),
    expect.stringMatching(/0 anchors, 1 in the source \(missing: "pix"\)/),
  ]);
  expect(lost(/\| Pix.*\n/)).toEqual([
    expect.stringMatching(/2 table rows, 3 in the source/),
    expect.stringMatching(/as a number, it lacks "3"/),
  ]);
  expect(lost("```js", "```java")).toEqual([expect.stringMatching(/"java" where that has "js"/)]);
});

test("two words for one thing are refused, but not in code and not in the glossary", () => {
  expect(problems({ pt: `${source}\nLigue o PIN pad.\n` })).toEqual([
    expect.stringMatching(/"PIN pad" is "pinpad" everywhere else/),
  ]);
  expect(problems(withLines("\n`PIX`\n"))).toEqual([]);
  expect(otherWords(written("pt", "PIX", "glossario"))).toEqual([]);
});

test.each([
  ["en", "It waits for a time limit.", "timeout"],
  ["en", "Look at the till.", "POS"],
  ["en", "The seller is paid.", "merchant"],
  ["en", "The sale is undone.", "void"],
  ["en", "Ask for a chargeback.", "refund"],
  ["en", "The sale was denied.", "declined"],
  ["es", "El establecimiento cobra.", "comercio"],
  ["es", "La tienda cobra.", "comercio"],
  ["en", "The payment was given back.", "refund"],
  ["es", "Ingrese la contraseña de la tarjeta.", "PIN"],
  ["es", "La captación del importe.", "captura"],
  ["es", "La venta fue denegada.", "rechazada"],
  ["pt", "A encomenda do comprador.", "pedido"],
  ["pt", "Mande um request.", "chamada"],
  ["pt", "A requisição vai assinada.", "chamada"],
] as const)("in %s, %j says %s by another name", (locale, text, word) => {
  expect(otherWords(written(locale, text, "guide"))).toEqual([
    expect.stringContaining(`is "${word}" everywhere else`),
  ]);
});

test("coverage counts pages for each language and says when a part that was complete is not", () => {
  const pages = pagesOf({}).filter(({ locale }) => locale !== "es");
  const addresses = writtenAddresses(pages);
  const [docSet] = planned;
  if (!docSet) throw new Error("There is a doc set.");
  const start = coverageOf(docSet, addresses, "start");
  expect(coverageOf(docSet, addresses)).toEqual({
    name: "set",
    planned: 2,
    written: { pt: 1, en: 1, es: 0 },
    missing: ["set/guide", "set/later"],
  });
  expect(incomplete(start)).toEqual([
    expect.stringMatching(/set\/start was complete, and "set\/guide" is missing/),
  ]);
  expect(incomplete(coverageOf(docSet, addresses, "nowhere"))).toEqual([
    expect.stringMatching(/plans no page/),
  ]);
  expect(problemsIn(pages, planned, [start])).toEqual(expect.arrayContaining(incomplete(start)));
  expect(coverageTable([start])).toMatch(/set\/start +1\/1 +1\/1 +0\/1/);
});

test("setting the hash keeps every other line of the page", () => {
  const [, fresh] = pagesOf({});
  const marked = withFrontMatterValue(fresh?.content ?? "", "source_hash", "0123456789ab");
  expect(frontMatterValue(marked, "source_hash")).toBe("0123456789ab");
  expect(frontMatterValue(marked, "description")).toContain("How the register");
  expect(withFrontMatterValue(marked, "source_hash", sourceHash(source))).toBe(fresh?.content);
});

test("tags, heading ids and addresses of links are not words of the text", () => {
  const text = "## Ficha {/* #ficha */}\n<InSandbox /> Veja a [lista](./campos.mdx#lista).";
  expect(wordsOf(proseOf(text))).toEqual(["Ficha", "Veja", "a", "lista"]);
});

test("the source of a translation lies at the same place in the source language", () => {
  expect(sourceOf("i18n/en/docusaurus-plugin-content-docs/current/clisitef/a.mdx")).toBe(
    "content/clisitef/a.mdx",
  );
  expect(sourceOf("i18n/es/docusaurus-plugin-content-pages/privacidade.mdx")).toBe(
    "theme/pages/privacidade.mdx",
  );
  expect(sourceOf("content/clisitef/a.mdx")).toBeUndefined();
});

test("the reader sees generated pages without a build, with the rows of their tables", () => {
  const codes = readPages(`${__dirname}/../..`).filter(({ slug }) => slug === "codigo_bandeira");
  expect(codes.map(({ locale }) => locale)).toEqual(["pt", "en", "es"]);
  for (const { tableText } of codes) expect(tableText).toContain("codigo-");
});
