import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { site } from "@portal/shared/site.ts";
import { builtPages } from "../site/built-pages.ts";
import { readableFiles, writeReadableFiles } from "./readable-files.ts";
import { readablePage } from "./readable-pages.ts";

const html = (title: string) =>
  `<html><head><meta name=description content="About ${title}."></head><body><main><article>
   <div class="theme-doc-markdown"><h1>${title}</h1><p>Text of ${title}.</div></article></main>`;

const build = mkdtempSync(join(tmpdir(), "readable-"));
afterAll(() => rmSync(build, { recursive: true }));

function lay(path: string, content: string): void {
  mkdirSync(join(build, path), { recursive: true });
  writeFileSync(join(build, path, "index.html"), content);
}
lay("", "<html><head></head><body><main>Home</main>");
lay("docs/e-sitef/glossary", html("Glossary"));
lay("docs/conecta+/payment", html("Payment"));

const routes = [
  "/en/",
  "/en/docs/e-sitef/glossary",
  "/en/docs/e-sitef/glossary/",
  "/en/docs/conecta+/payment",
  "/en/*",
];
const pages = [...builtPages(build, routes, "en")].flatMap((page) => readablePage(page, "en") ?? []);
const files = readableFiles(pages, "en");

test("each page of the documentation has its Markdown beside it, and no other page has", () => {
  expect([...files.keys()]).toEqual([
    "docs/conecta+/payment.md",
    "docs/e-sitef/glossary.md",
    "docs/e-sitef/llms-full.txt",
    "docs/conecta+/llms-full.txt",
    "docs/e-sitef/llms.txt",
    "docs/conecta+/llms.txt",
    "docs/e-sitef/feed.xml",
    "docs/conecta+/feed.xml",
    "page-names.json",
    "llms.txt",
    "llms-full.txt",
  ]);
  expect(JSON.parse(files.get("page-names.json") ?? "")).toEqual([
    ["/en/docs/conecta+/payment", "Payment"],
    ["/en/docs/e-sitef/glossary", "Glossary"],
  ]);
  expect(files.get("docs/e-sitef/glossary.md")).toBe(
    `# Glossary\n\n> About Glossary.\n\nSource: <${site.url}/en/docs/e-sitef/glossary>\n\nText of Glossary.\n`,
  );
});

test("a full text that is too long to be taken in comes in sections as well, none of which is; the list names each", () => {
  const longPage = (section: string, name: string) => ({
    url: `/en/docs/e-sitef/${name}`,
    docSet: "e-sitef",
    section,
    title: name,
    summary: "",
    dated: [],
    markdown: `# ${name}\n\n${"word ".repeat(25_000)}`,
  });
  const long = readableFiles(
    [longPage("Pré-autorização", "a"), longPage("Pré-autorização", "b"), longPage("Status codes", "c")],
    "en",
  );
  const names = [
    "llms-full-pre-autorizacao-1.txt",
    "llms-full-pre-autorizacao-2.txt",
    "llms-full-status-codes.txt",
  ];
  for (const name of names) {
    expect(long.get(`docs/e-sitef/${name}`)?.length).toBeLessThanOrEqual(200_000);
    expect(long.get("docs/e-sitef/llms.txt")).toContain(`(${site.url}/en/docs/e-sitef/${name})`);
  }
  expect(long.get("docs/e-sitef/llms.txt")).toContain("- [Pré-autorização (2/2)]");
  expect(names.map((name) => long.get(`docs/e-sitef/${name}`)?.match(/^# \w$/gm)).flat()).toEqual([
    "# a",
    "# b",
    "# c",
  ]);
  expect(files.has("docs/conecta+/llms-full-payment.txt")).toBe(false);
});

test("the list leads to the Markdown of every page in the reader's language, by doc set", () => {
  const list = files.get("llms.txt");
  expect(list).toMatch(/^# Developer Portal\n\n> /);
  expect(list).toContain(
    `## Online Payment\n\n- [Glossary](${site.url}/en/docs/e-sitef/glossary.md): About Glossary.\n`,
  );
  expect(list).toContain(`- [All documentation](${site.url}/en/llms-full.txt)`);
  expect(list).toContain(`(${site.url}/en/docs/conecta+/llms-full.txt)`);
  expect(list).toContain(`## OpenAPI\n\n- [e-SiTef REST API](${site.url}/openapi/e-sitef.json)`);
});

test("a doc set has a list of its own, which the site's list leads to, and both say how to read them", () => {
  const own = files.get("docs/conecta+/llms.txt") ?? "";
  expect(own).toMatch(/^# Conecta\+\n\n> .+\n\n## How to read this\n\n- /);
  expect(own).toContain(`- [Payment](${site.url}/en/docs/conecta+/payment.md): About Payment.\n`);
  expect(own).not.toContain("glossary.md");
  const list = files.get("llms.txt");
  expect(list).toContain(`- [Conecta+](${site.url}/en/docs/conecta+/llms.txt)`);
  expect(list).toContain(`- [Português](${site.url}/llms.txt)`);
  expect(list).toMatch(/marked "sandbox"/);
});

test("the full text of a doc set has its own pages, that of the site has all", () => {
  expect(files.get("docs/e-sitef/llms-full.txt")).not.toContain("Payment");
  expect(files.get("llms-full.txt")).toMatch(/# Glossary[^]*\n---\n\n# Payment/);
});

test("the files lie where the addresses say", () => {
  writeReadableFiles(build, pages, "en");
  expect(existsSync(join(build, "llms.txt"))).toBe(true);
  expect(readFileSync(join(build, "docs/conecta+/payment.md"), "utf8")).toMatch(/^# Payment/);
});
