import { englishBesidePages, englishOfPage } from "./english.ts";
import type { WrittenPage } from "./written-page.ts";

const page = (content: string, locale: WrittenPage["locale"] = "en"): WrittenPage => ({
  locale,
  docSet: "e-sitef",
  slug: "a",
  file: "a.mdx",
  content: `---\ntitle: "a"\ndescription: "b"\n---\n\n${content}\n`,
  generated: false,
  tableText: "",
});

test.each([
  "Paid in instalments.",
  "| Amount | R$ 129,90 |",
  "```mermaid\nsequenceDiagram\n    A->>B: pays R$ 129,90\n```",
  "See the [catalogue](./erros.mdx).",
])("a page, with its tables, links and drawings, is read by Americans: %j", (content) => {
  expect(englishOfPage(page(content))).toEqual([expect.stringMatching(/^a\.mdx: ".+" is not how we write/)]);
  expect(englishOfPage(page(content, "pt"))).toEqual([]);
});

test("what search engines show of a page is read as well", () => {
  const described = { ...page("Text."), content: '---\ndescription: "In instalments."\n---\n\nText.\n' };
  expect(englishOfPage(described)).toHaveLength(1);
});

test.each([
  '```json\n{ "message": "Transaction cannot be cancelled" }\n```',
  "```text\n029-002 = VALOR R$ 129,90\n```",
  "See the [group](./grupo-cheque.mdx#data-do-cheque).",
  '<Anchor id="cheque">**Check**</Anchor> {/* #cheque */}',
  "Send `cancelled`.",
])("code, addresses and names of the interface are spelled as they are: %j", (content) => {
  expect(englishOfPage(page(content))).toEqual([]);
});

const file = (name: string, value: unknown) => new Map([[name, JSON.stringify(value)]]);

test("tables, drawings and descriptions of calls are read, their names, keys and examples are not", () => {
  const table = { caption: "Statuses", rows: [{ code: "cheque", cells: ["The sale was cancelled"] }] };
  expect(englishBesidePages(file("generated/tables/en/a.json", table))).toHaveLength(1);
  expect(englishBesidePages(file("generated/tables/pt/a.json", table))).toEqual([]);
  const call = { example: "Transaction cannot be cancelled", cancelled: "grupo-cheque" };
  expect(englishBesidePages(file("static/openapi/e-sitef.json", call))).toEqual([]);
  expect(englishBesidePages(file("static/openapi/e-sitef.json", { summary: "Two cheques" }))).toHaveLength(1);
  expect(englishBesidePages(file("static/openapi/e-sitef.pt.json", { summary: "Dois cheques" }))).toEqual([]);
});
