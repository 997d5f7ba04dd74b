import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { locales } from "@portal/shared/locales.ts";
import { contentFolder } from "../generate/generated-page.ts";
import { forgetOutdatedPages } from "./build-cache.ts";

const root = mkdtempSync(join(tmpdir(), "build-cache-"));
const docs = join(root, "docs");
const compiled = join(docs, "node_modules/.cache/rspack/pages.pack");
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const writePage = (slug: string, text: string) =>
  write(join(docs, "content/m-sitef/m-SiTef.mdx"), `---\ntitle: m-SiTef\nslug: ${slug}\n---\n\n${text}\n`);

/** Whether what was compiled before is still there after the start of another build. */
function keepsCache(browsers = "chrome >= 111"): boolean {
  write(compiled, "");
  forgetOutdatedPages(docs, browsers);
  return existsSync(compiled);
}

beforeEach(() => {
  for (const locale of locales) mkdirSync(join(docs, contentFolder(locale)), { recursive: true });
  write(join(root, "shared/site.ts"), "export const testHost = 'a.example';");
  writePage("/m-sitef/m-SiTef", "Pagamento no celular.");
  keepsCache();
});

test("what was compiled is kept while only texts change", () => {
  writePage("/m-sitef/m-SiTef", "Pagamento no celular e no tablet.");
  expect(keepsCache()).toBe(true);
});

test("a page that moves is forgotten with all pages, since others link to it", () => {
  writePage("/m-sitef/visao-geral", "Pagamento no celular.");
  expect(keepsCache()).toBe(false);
  expect(keepsCache()).toBe(true);
});

test("other hosts and other browsers are not served from what was compiled before", () => {
  expect(keepsCache("chrome >= 120")).toBe(false);
  write(join(root, "shared/site.ts"), "export const testHost = 'b.example';");
  expect(keepsCache("chrome >= 120")).toBe(false);
});

test("pages that begin to explain a mark of their table are compiled again", () => {
  write(join(docs, "generated/tables/pt/a.json"), '{ "rows": [] }');
  expect(keepsCache()).toBe(true);
  write(join(docs, "generated/tables/pt/a.json"), '{ "rows": [{ "inSandbox": true }] }');
  expect(keepsCache()).toBe(false);
});
