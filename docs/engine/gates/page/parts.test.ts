import { join } from "node:path";
import * as schema from "../../../data/schema.ts";
import { dataFiles } from "../data/data-files.ts";
import { dataProblems, unpaired } from "../data/data-problems.ts";
import { outsideSidebars, sidebarIds } from "../in-sidebar.ts";
import { untranslatedWords } from "../interface-words.ts";
import { readPages } from "../read-pages.ts";
import { brokenExamples, httpProblem } from "./examples.ts";
import { xmlProblem } from "./form/well-formed-xml.ts";
import { brokenLinks } from "./links.ts";
import type { WrittenPage } from "./written-page.ts";

const page = (file: string, content: string, tableText = ""): WrittenPage => ({
  locale: "pt",
  docSet: "set",
  slug: file.replace(/^.*\/|\.mdx$/g, ""),
  file,
  content,
  generated: false,
  tableText,
});

describe("links between pages", () => {
  const target = page(
    "content/set/generated/codes.mdx",
    '## Erros {/* #erros */}\n<Anchor id="nit">NIT</Anchor>',
    '{"anchor": "codigo-43"}',
  );
  const linksOf = (link: string) =>
    brokenLinks([page("content/set/guide.mdx", `## Aqui {/* #aqui */}\n[x](${link})`), target]);

  test.each([
    "./generated/codes.mdx",
    "./generated/codes.mdx#erros",
    "./generated/codes.mdx#nit",
    "./generated/codes.mdx#codigo-43",
    "#aqui",
    "/docs/set/codes#erros",
    "https://example.com/x#y",
    "mailto:%supportEmail%",
    "pathname:///openapi/e-sitef.json",
  ])("%s leads somewhere", (link) => {
    expect(linksOf(link)).toEqual([]);
  });

  test.each(["./codes.mdx", "../set/nowhere.mdx#erros", "/docs/set/nowhere"])(
    "%s leads to no page",
    (link) => {
      expect(linksOf(link)).toEqual([
        `content/set/guide.mdx: the link "${link}" leads to no page. Correct it, or write that page.`,
      ]);
    },
  );

  test.each(["./generated/codes.mdx#codigo-44", "#la"])("%s leads to no place on its page", (link) => {
    expect(linksOf(link)).toEqual([
      expect.stringContaining(`the link "${link}" leads to no place on content/set/`),
    ]);
  });

  test("what looks like a link inside code is none", () => {
    expect(brokenLinks([page("content/set/guide.mdx", "```js\nlist[0](./x.mdx)\n```")])).toEqual([]);
  });
});

describe("examples", () => {
  test.each([
    ["json", '{ "amount": "12990", }'],
    ["xml", "<payment><nit>1</payment>"],
    ["http", "POST https://%testHost%/v1\nmerchant_id LOJA"],
    ["js", "const pedido = await consultar(nit;"],
    ["js", "const nit = 1;\nconst nit = 2;"],
    ["ini", "[SiTef]\nTempoEsperaConexao: 10"],
  ])("a block of %s that no program can read is refused with its line", (language, code) => {
    expect(brokenExamples(page("content/a.mdx", `Texto\n\n\`\`\`${language}\n${code}\n\`\`\`\n`))).toEqual([
      expect.stringMatching(`^content/a\\.mdx:4: this ${language} example cannot be read: `),
    ]);
  });

  test.each([
    ["js", 'import { createServer } from "node:http";\nif (!(await consultar(nit))) return;'],
    ["ini", "; loja\n[SiTef]\nTempoEsperaConexao=10\n\nEnderecoIP="],
  ])("a block of %s may be part of a whole", (language, code) => {
    expect(brokenExamples(page("content/a.mdx", `\`\`\`${language}\n${code}\n\`\`\`\n`))).toEqual([]);
  });

  test.each([
    "GET https://%testHost%/e-sitef/api/v1/payments/{nit}?a={a}",
    'POST /v1/payments HTTP/1.1\nHost: x.example.com\nContent-Type: application/json\n\n{"amount": "1"}',
    "HTTP/1.1 200 OK\nContent-Type: text/xml\n\n<ok/>",
    "HTTP/1.1 204 No Content",
    "POST /a\nPUT /b",
  ])("%j is HTTP", (text) => {
    expect(httpProblem(text)).toBeUndefined();
  });

  test.each([
    ["SEND https://x.example.com/", /neither a method/],
    ["GET x.example.com", /no address/],
    ["HTTP/1.1 OK", /neither a method/],
    ['POST /v1 HTTP/1.1\nContent-Type: application/json\n\n{"a": }', /Unexpected token/],
    ["HTTP/1.1 200 OK\nContent-Type: text/xml\n\n<a>", /<a> is not closed/],
    ['POST /v1 HTTP/1.1\nHost: x\n{"a": 1}', /no header; an empty line/],
  ])("%j is not", (text, why) => {
    expect(httpProblem(text)).toMatch(why);
  });

  test.each([
    ['<?xml version="1.0"?>\n<!-- a < b -->\n<a x="1"><b/><c>&amp;&#10;</c></a>', undefined],
    ["<a><b></a></b>", "</a> closes <b>"],
    ["</a>", "</a> closes nothing"],
    ["<a>1 & 2</a>", '"&" stands there that begins no tag and no entity'],
    ["<a x=1></a>", "</a> closes nothing"],
    ["<a/><b/>", "it has 2 root elements instead of one"],
  ])("%j as XML: %s", (text, problem) => {
    expect(xmlProblem(text)).toBe(problem);
  });
});

describe("data", () => {
  const texts = (pt: string, en: string, es: string) => ({ pt, en, es });
  const good = { code: "-43", name: texts("Erro", "Error", "Error") };
  const problemsOf = (...entries: readonly object[]) =>
    dataProblems([{ file: "data/x.data.ts", schema: schema.codeEntry, entries, key: "code" }]);

  test("of the repository is as its schemas ask", () => {
    expect(dataProblems(dataFiles)).toEqual([]);
    for (const { entries } of dataFiles) expect(entries.length).toBeGreaterThan(0);
  });

  test("without a language, with another one or with an unknown field is refused with its place", () => {
    expect(problemsOf({ code: "-43", name: { pt: "Erro", en: "Error" } })).toEqual([
      expect.stringMatching(/^data\/x\.data\.ts: "-43": name\.es: Invalid input/),
    ]);
    expect(problemsOf({ ...good, hint: "x" })).toEqual([expect.stringMatching(/"-43": the entry: .*"hint"/)]);
    expect(problemsOf({ ...good, name: texts("Erro", "Error ", "Error") })).toEqual([
      expect.stringMatching(/name\.en/),
    ]);
  });

  test("that is there twice, or has the address of another entry, is refused", () => {
    expect(problemsOf(good, good)).toEqual([
      'data/x.data.ts: "-43" is there twice. Keep one of the two entries.',
    ]);
    expect(problemsOf({ ...good, code: "A 1" }, { ...good, code: "a-1" })).toEqual([
      expect.stringMatching(/"a-1" and "A 1" have the same address "codigo-a-1"/),
    ]);
  });

  test("whose sentence was copied into another language, or only promises text, is refused", () => {
    const sentence = "O pinpad não respondeu a tempo ao comando";
    expect(problemsOf({ ...good, name: texts(sentence, "The pinpad did not answer", sentence) })).toEqual([
      expect.stringMatching(/"-43": name says the same words in two languages: "O pinpad/),
    ]);
    const half = texts(sentence, "The pinpad did not answer", "El pinpad não respondeu ao comando");
    expect(problemsOf({ ...good, name: half })).toEqual([
      expect.stringMatching(/"-43": name is not in "es" but in "pt": "El pinpad/),
    ]);
    expect(problemsOf({ ...good, name: texts("Em breve", "Soon", "Pronto") })).toEqual([
      expect.stringMatching(/"Em breve" promises text/),
    ]);
  });
});

test("a call without an example and an example without a call are named", () => {
  expect(unpaired(["pay", "query"], ["pay", "queri"])).toEqual([
    'data/e-sitef/operations.data.ts: "query" has no example. Write it in operation-examples.ts.',
    'data/e-sitef/operation-examples.ts: "queri" is no operation. Correct the id, or delete it.',
  ]);
});

describe("sidebars", () => {
  const pages = [page("content/set/a.mdx", ""), page("content/set/b.mdx", "")];

  test("of the repository list every page, once", () => {
    expect(outsideSidebars(readPages(join(__dirname, "../../..")), sidebarIds())).toEqual([]);
  });

  test("that leave a page out, name one that is not there, or list one twice are refused", () => {
    expect(outsideSidebars(pages, ["set/a"])).toEqual([
      "content/set/b.mdx: no sidebar lists it. Add it to a section of doc-sections.data.ts.",
    ]);
    expect(outsideSidebars(pages, ["set/a", "set/b", "set/c"])).toEqual([
      'doc-sections.data.ts: there is no page "set/c".',
    ]);
    expect(outsideSidebars(pages, ["set/a", "set/b", "set/a"])).toEqual([
      'doc-sections.data.ts: "set/a" stands in the sidebars more than once.',
    ]);
  });
});

test("words of the pages' frame that are empty, or still Portuguese, are refused", () => {
  const words = (message: string) => ({ "theme.home": { message } });
  const problemsOf = (locale: "en" | "es", message: string) =>
    untranslatedWords(
      new Map([
        ["pt", words("Página inicial")],
        [locale, words(message)],
      ]),
    );
  expect(problemsOf("es", "Página de inicio")).toEqual([]);
  expect(problemsOf("es", "Página inicial")).toEqual([
    'i18n/es/code.json: "theme.home" is "Página inicial", as in Portuguese. Translate it.',
  ]);
  expect(problemsOf("en", " ")).toEqual([expect.stringMatching(/is empty/)]);
  expect(problemsOf("es", "Copiar o código desta página")).toEqual([
    'i18n/es/code.json: "theme.home" is "Copiar o código desta página", which is in "pt". Translate it.',
  ]);
});
