import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import { locales } from "@portal/shared/locales.ts";
import { inventory } from "../../data/inventory.data.ts";
import { fields } from "../../data/manual-interface-clisitef/fields.ts";
import { libraryNames } from "../../data/manual-interface-clisitef/library-names.data.ts";
import { fieldAlphabetPage } from "./field/field-alphabet-page.ts";
import { generatedFiles, generateReference } from "./generate.ts";
import { docSetPageSlug } from "./generated-page.ts";
import { firstSentence, prose } from "./markdown.ts";
import { generatedPages } from "./pages.ts";
import { inLocale, localizedTable } from "./table/code-table.ts";
import { shownTables } from "./table/shown-tables.ts";
import { tablePages } from "./table/table-pages.data.ts";

const files = generatedFiles();
const pagesIn = (folder: string) => [...files].filter(([path]) => path.startsWith(folder));
const withoutExamples = (page: string) => page.replace(/^---\n[^]*?\n---\n/, "").replace(/```[^]*?```/g, "");

describe("generating the reference", () => {
  const root = mkdtempSync(join(tmpdir(), "reference-"));
  afterAll(() => rmSync(root, { recursive: true }));

  test("writes everything the first time and touches nothing the second", () => {
    expect(generateReference(root)).toBe(files.size);
    const [path = ""] = files.keys();
    const before = statSync(join(root, path)).mtimeMs;
    expect(generateReference(root)).toBe(0);
    expect(statSync(join(root, path)).mtimeMs).toBe(before);
  });

  test("repairs a page that was changed by hand and removes one whose entry is gone", () => {
    const folder = join(root, "content/manual-interface-clisitef/generated");
    writeFileSync(join(folder, "valor-total.mdx"), "changed");
    writeFileSync(join(folder, "campo-que-nao-existe.mdx"), "left over");
    expect(generateReference(root)).toBe(2);
    expect(readdirSync(folder)).not.toContain("campo-que-nao-existe.mdx");
    expect(readFileSync(join(folder, "valor-total.mdx"), "utf8")).toContain("003-000 = 129,90");
  });
});

test("every language has the same pages, with the same headings to link to", () => {
  const ids = (page: string) => [...page.matchAll(/\{\/\* #(\S+) \*\/\}/g)].map(([, id]) => id);
  for (const { slug, write } of generatedPages) {
    const [pt, ...others] = locales.map((locale) => ids(write(locale)));
    for (const other of others) expect([slug, other]).toEqual([slug, pt]);
  }
});

test("addresses are the inventory's: one level below the doc set, whose own page is at its address", () => {
  for (const { docSet, slug, write } of generatedPages) {
    const address = slug === docSetPageSlug ? `/${docSet}` : `/${docSet}/${slug}`;
    expect(write("pt")).toContain(`slug: "${address}"`);
  }
});

test.each(allDocSets)(
  "$id's own page lists every page of its tree and every planned page that is not in it",
  (set) => {
    const pages = generatedPages.filter(({ docSet }) => docSet === set.id);
    const whole = pages.find(({ slug }) => slug === docSetPageSlug)?.write("pt") ?? "";
    const made = new Set(pages.map(({ slug }) => slug));
    const isWritten = (slug: string) =>
      made.has(slug) || existsSync(join(__dirname, "../..", "content", set.id, `${slug}.mdx`));
    const planned = inventory.find(({ id }) => id === set.id)?.pages ?? [];
    const isField = ({ kind }: { kind: string }) => kind === "field";
    for (const each of planned.filter((one) => !isField(one))) {
      expect(whole).toContain(isWritten(each.slug) ? `/${each.slug}.mdx)` : `- ${each.title?.pt}`);
    }
    expect(whole.includes("{/* #em-preparacao */}")).toBe(planned.some(({ slug }) => !isWritten(slug)));
  },
);

test("field pages have substance in every language", () => {
  const folders = ["content", "i18n/en", "i18n/es"];
  for (const folder of folders) {
    const pages = pagesIn(folder).filter(([path]) => path.includes("/manual-interface-clisitef/"));
    // 30 fields, 19 topics, the index and the set's own page.
    expect(pages.length).toBeGreaterThan(50);
    for (const [path, page] of pages) {
      const words = withoutExamples(page).split(/\s+/).length;
      expect([path, words >= (path.includes("/grupo-") ? 60 : 80)]).toEqual([path, true]);
    }
  }
});

test.each([
  ["status-da-transacao", "| Tipo | Numérico (N) |"],
  ["codigo-resposta-alfanumerico", "| Tipo | Alfanumérico (AN) |"],
  ["grupo-cheque", "| Numérico (N); até 2 posições |"],
  ["grupo-cheque", "| Alfabético (A) (a confirmar); 1 posição (a confirmar) |"],
  ["grupo-cheque", "| a confirmar |"],
])("the page %s says of a type and its size what is known: %s", (slug, cell) => {
  expect(files.get(`content/manual-interface-clisitef/generated/${slug}.mdx`)).toContain(cell);
});

test("pages of operations say what each status asks for, and where to try the call", () => {
  const pages = pagesIn("content/e-sitef/generated");
  const refund = pages.find(([path]) => path.endsWith("/cancelamento-rest-docancel.mdx"))?.[1];
  expect(refund).toContain("| Confirmada | O valor volta ao comprador.");
  expect(refund).not.toContain("Entregue o produto");
  const begin = pages.find(([path]) => path.endsWith("/cancelamento-rest-begin.mdx"))?.[1];
  expect(begin).toContain("| `Authorization` | `Bearer` e o JWT que assina o corpo");
  const calls = pages.filter(([, page]) => page.includes("<CallExample "));
  expect(calls.length).toBeGreaterThan(20);
  for (const [path, page] of calls) {
    expect([path, page.includes("](pathname:///openapi/e-sitef.")]).toEqual([path, true]);
    expect([path, page.match(/%[a-z]+%/g)]).toEqual([path, null]);
  }
});

test("every page finds its tables", () => {
  const known = shownTables.map(({ id }) => id);
  for (const { tables } of tablePages) for (const { id } of tables) expect(known).toContain(id);
});

test("tables that share a page do not share an address", () => {
  for (const { slug, tables } of tablePages) {
    const anchors = shownTables
      .filter(({ id }) => tables.some((each) => each.id === id))
      .flatMap((source) => localizedTable(source, "pt").rows.map(({ anchor }) => anchor));
    expect([slug, anchors.length]).toEqual([slug, new Set(anchors).size]);
  }
});

test("a page is either generated or written by hand", () => {
  for (const { docSet, slug } of generatedPages) {
    expect(existsSync(join(__dirname, "../../content", docSet, `${slug}.mdx`))).toBe(false);
  }
});

test("a column that most rows leave empty is no column", () => {
  for (const { id, columns, rows } of shownTables) {
    columns.slice(1).forEach((_, at) => {
      const filled = rows.filter(({ cells }) => inLocale(cells[at] ?? "", "pt") !== "").length;
      expect([id, at, filled / rows.length >= 0.8]).toEqual([id, at, true]);
    });
  }
});

test("rows have one cell for each column", () => {
  for (const { id, columns, rows } of shownTables) {
    for (const { cells } of rows) expect([id, cells.length]).toEqual([id, columns.length - 1]);
  }
});

test("braces of the data are text, not code, in MDX", () => {
  expect(prose("use {NFPAG=1} ou <x>")).toBe("use \\{NFPAG=1\\} ou \\<x>");
  expect(prose("o valor `{x}` fica")).toBe("o valor `{x}` fica");
});

test("a description is the first sentence", () => {
  expect(firstSentence("Valor em centavos: 12990 são R$ 129,90. Mais.")).toBe("Valor em centavos.");
  expect(firstSentence("Sem ponto final")).toBe("Sem ponto final");
});

test.each(locales)(
  "the alphabetical index of the file exchange has every name once, each letter once, in %s",
  (locale) => {
    const content = fieldAlphabetPage.write(locale);
    for (const { slug } of [...fields, ...libraryNames]) {
      expect([slug, content.split(new RegExp(`/${slug}\\.mdx\\)|#${slug}\\)`)).length - 1]).toEqual([
        slug,
        1,
      ]);
    }
    const letters = Array.from(content.matchAll(/<Anchor id="(letra-[^"]+)">/g), ([, id]) => id);
    expect(letters).toEqual([...new Set(letters)]);
    expect(letters.length).toBeGreaterThan(15);
  },
);
