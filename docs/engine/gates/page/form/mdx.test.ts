import { execFileSync } from "node:child_process";
import type { OpenLine } from "../../../../data/open/open-line.ts";
import { withPageEnd } from "../../../generate/page-end.ts";
import type { WrittenPage } from "../written-page.ts";
import { brokenHeadings } from "./headings.ts";

const page = (body: string, slug = "page"): WrittenPage => ({
  locale: "pt",
  docSet: "set",
  slug,
  file: `content/set/${slug}.mdx`,
  content: `---\ntitle: Página\ndescription: Uma página\n---\n\n${body}\n`,
  generated: false,
  tableText: "",
});

const command = `
  const { brokenMdx } = await import(${JSON.stringify(require.resolve("./mdx.ts"))});
  const pages = JSON.parse((await import("node:fs")).readFileSync(0, "utf8"));
  console.log(JSON.stringify(await brokenMdx(pages)));
`;

/** In a process of its own: the parser is an ES module, and modules of the tests are not. */
const brokenMdx = (pages: readonly WrittenPage[]): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", command], {
      input: JSON.stringify(pages),
      encoding: "utf8",
    }),
  );

describe("a page that is no valid MDX", () => {
  const broken = {
    "a tag that is not closed": "Um <b>texto.\n\n## Outra",
    "a tag that closes another": "<b>Um <i>texto</b></i>",
    "a brace in a sentence": "O campo {valor vai em centavos.",
    "an expression that is no code": "O total é {1 + }.",
    "a sign of comparison before a number": "Quando o valor é <5.",
    "an anchor in the form of Markdown": "## Como funciona {#fluxo-geral}",
    "an import that is no code": 'import { Exchange from "@site/theme/exchange.tsx";\n\nTexto.',
  };
  const pages = Object.values(broken).map((body, at) => page(body, `broken-${at}`));
  const problems = brokenMdx(pages);

  test.each(Object.keys(broken).map((name, at) => [name, at] as const))("for %s is refused", (_, at) => {
    expect(problems.filter((problem) => problem.startsWith(`content/set/broken-${at}.mdx:`))).toEqual([
      expect.stringMatching(/^\S+\.mdx:\d+: no valid MDX\. ./),
    ]);
  });

  test("is named with the line of its file, front matter included", () => {
    expect(brokenMdx([page("Certo.\n\nErrado {")])).toEqual([expect.stringContaining("page.mdx:8:")]);
  });
});

test("an element that nobody imported is refused, and those that every page has are not", () => {
  expect(
    brokenMdx([
      page('import { Known, other as Renamed } from "@site/known.tsx";\n\n<Known /> <Renamed /> <Anchor />'),
      page("Um <Desconhecido /> no texto."),
    ]),
  ).toEqual(["content/set/page.mdx:6: <Desconhecido> is not imported. Import it below the front matter."]);
});

test("code, and comments between braces, break nothing", () => {
  const body = "## Como funciona {/* #fluxo */}\n\nO corpo é `{valor}`.\n\n```json\n{ <b> }\n```";
  expect(brokenMdx([page(body)])).toEqual([]);
});

test.each([
  ["a second title", "# Outro título"],
  ["a level that is skipped", "## Parte\n\n#### Detalhe"],
  ["a first section that begins too deep", "### Detalhe"],
  ["an anchor twice", "## Um {/* #parte */}\n\n## Dois {/* #parte */}"],
])("a page with %s is refused", (_, body) => {
  expect(brokenHeadings(page(body))).toHaveLength(1);
});

test("sections in order, with anchors of their own, are let through, whatever stands in code", () => {
  const body = "## Um {/* #um */}\n\n### Mais {/* #mais */}\n\n## Dois\n\n```sh\n# comment\n```";
  expect(brokenHeadings(page(body))).toEqual([]);
});

test("what is put below a page is valid MDX, whatever an open line says", () => {
  const text = { pt: 'Que "{valor}" <vem>, e quando?', en: "Which?", es: "¿Cuál?" };
  const line: OpenLine = {
    page: "set/page",
    field: "a{b}<c & `d`",
    question: text,
    meanwhile: text,
    owner: "support",
  };
  const whole = page("Um valor. <InSandbox />");
  const content = withPageEnd(`/docs/${whole.file}`, whole.content, [line]);
  expect(content).toContain("Ainda em aberto aqui");
  expect(brokenMdx([{ ...whole, content }])).toEqual([]);
});
