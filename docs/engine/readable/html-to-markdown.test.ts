import { load } from "cheerio";
import { parsePage } from "../site/built-pages.ts";
import { articleMarkdown } from "./html-to-markdown.ts";

const address = "https://developers.example.com/en/docs/e-sitef/glossary";

/** Written short, and read as the build writes it: with every tag closed. */
const asBuilt = (html: string) => parsePage(load(html).html());
const article = (content: string) =>
  articleMarkdown(
    asBuilt(`<html><head><meta name=description content="What the codes mean."></head><body><nav>Menu</nav>
    <main><article><nav class=theme-doc-breadcrumbs>Home</nav>
    <div class="theme-doc-markdown markdown"><header><h1>Codes</h1></header>${content}</div></article></main><footer>2021</footer>`),
    address,
  );
const body = (content: string) => article(content)?.body;

test("a page is known by its title and description; what stands around the text is left out", () => {
  expect(article("<p>One  answer\nhas <strong>three</strong> levels.")).toEqual({
    title: "Codes",
    summary: "What the codes mean.",
    body: "One answer has **three** levels.",
  });
});

test("a page without an article of the documentation gives nothing", () => {
  expect(articleMarkdown(asBuilt("<html><head></head><body><main>Home</main>"), address)).toBeUndefined();
  expect(
    articleMarkdown(asBuilt("<head></head><body><main><article>Other</article></main>"), address),
  ).toBeUndefined();
});

test("headings lose their link to themselves", () => {
  expect(body("<h2 id=code>Field code<a href=#code class=hash-link>\u200b</a></h2><h3>Inside</h3>")).toBe(
    "## Field code\n\n### Inside",
  );
});

test("links become absolute, and those that stay on the row become its text", () => {
  expect(
    body('<p><a href="/docs/a#b">Away</a>, <a href="https://x.example/">out</a>, <a href=#c>here</a>'),
  ).toBe("[Away](https://developers.example.com/docs/a#b), [out](https://x.example/), here");
});

test("lists keep numbers and what stands inside their entries", () => {
  expect(body("<ol><li><p>First</p><ul><li>a<li>b</ul><li>Second</ol>")).toBe(
    "1. First\n\n   - a\n   - b\n2. Second",
  );
});

test("code keeps its lines, its language and its title; the names of tabs are left out", () => {
  const line = (text: string) => `<div class=token-line><span class=token>${text}</span><br/></div>`;
  expect(
    body(`<div class=tabs-container><ul role=tablist><li role=tab>cURL<li role=tab>Java</ul></div>
      <div class=theme-code-block><div class=codeBlockTitle_k>Response 201</div><div>
      <pre class="prism-code language-json x"><code>${line("{")}${line('  "a": "<b>&amp;"').replace("<b>", "&lt;b>")}${line("}")}</code></pre>
      <button>Copy</button></div></div>`),
  ).toBe('**Response 201**\n\n```json\n{\n  "a": "<b>&"\n}\n```');
});

test("a request is written in every language, whichever tab the page had open, with its answer below", () => {
  const request = {
    method: "POST",
    url: "https://gateway.example.com/v1/transactions",
    headers: { merchant_id: "LOJADEMO" },
    body: { amount: "12990" },
  };
  const attribute = JSON.stringify(request).replaceAll('"', "&quot;");
  const markdown = body(`<div class=exchange data-request="${attribute}">
    <div class="theme-tabs-container tabs-container"><ul role=tablist><li role=tab>cURL</ul>
    <div role=tabpanel><pre class=language-bash><code>curl</code></pre></div></div>
    <pre class=language-json><code>{}</code></pre></div>`);
  expect(
    [...(markdown ?? "").matchAll(/^#### (.+)\n\n```(\S+)/gm)].map(([, name, grammar]) => [name, grammar]),
  ).toEqual([
    ["cURL", "bash"],
    ["Java", "java"],
    ["C#", "csharp"],
    ["PHP", "php"],
    ["JavaScript", "javascript"],
    ["Python", "python"],
  ]);
  expect(markdown).toMatch(/```json\n\{\}\n```$/);
  expect(markdown).toContain("merchant_id: LOJADEMO");
});

test("the call of an operation is written in every language, with each of its answers", () => {
  const markdown = body("<div class=exchange data-call=payment-do><pre><code>curl</code></pre></div>") ?? "";
  expect(markdown.match(/^#### .+$/gm)).toHaveLength(6);
  const answers = [...markdown.matchAll(/^\*\*(\d{3} [^:*]+)/gm)].map(([, label]) => label);
  expect(answers).toEqual(["200 Approved", "400 Declined", "400 Invalid"]);
  expect(markdown).toContain("x-sandbox-outcome: decline");
  expect(markdown).not.toContain("```\ncurl\n```");
});

test("a sample that was written by hand in several languages is given in each", () => {
  const samples = JSON.stringify([
    { label: "C", grammar: "c", code: "start();" },
    { label: "Delphi", grammar: "pascal", code: "Start;" },
  ]).replaceAll('"', "&quot;");
  expect(
    body(
      `<div data-samples="${samples}"><div class=tabs-container><pre><code>start();</code></pre></div></div>`,
    ),
  ).toBe("#### C\n\n```c\nstart();\n```\n\n#### Delphi\n\n```pascal\nStart;\n```");
});

test("code that holds backticks gets more of them around it", () => {
  expect(body("<p><code>a`b</code> <code>`c`</code><pre><code>```\nx\n```</code></pre>")).toBe(
    "``a`b`` `` `c` ``\n\n````\n```\nx\n```\n````",
  );
});

test("tables have every row, caption first, also those that a filter hides; bars cannot break a cell", () => {
  expect(
    body(`<label>Filter</label><table><caption>Codes</caption><thead><tr><th>Code<th>Meaning
      <tbody><tr hidden><th><a href=#c-43>-43</a><td>a | <code>b|c</code> <span class="in-sandbox">sandbox</span></table>`),
  ).toBe("**Codes**\n\n| Code | Meaning |\n| --- | --- |\n| -43 | a \\| `b\\|c` (sandbox) |");
});

test("a note becomes a quotation under its heading", () => {
  expect(
    body(`<div class="theme-admonition alert"><div class=admonitionHeading_G><svg></svg>Careful</div>
      <div class=admonitionContent_p><p>Ask first.<p>Then pay.</div></div>`),
  ).toBe("> **Careful**\n>\n> Ask first.\n>\n> Then pay.");
});

test("a diagram is given as its source, which the page draws only in a browser", () => {
  expect(body('<div class="frame frame--diagram" data-diagram="sequenceDiagram\n  A->>B: pays"></div>')).toBe(
    "```mermaid\nsequenceDiagram\n  A->>B: pays\n```",
  );
});

test("characters that Markdown would read as its own stay what they are", () => {
  expect(body("<p>2 * 3, a &lt; b, snake_case, `tick`, C:\\pay</p>")).toBe(
    "2 \\* 3, a \\< b, snake_case, \\`tick\\`, C:\\\\pay",
  );
});

test("names and what they stand for are a list", () => {
  expect(
    body("<dl><div><dt>Version</dt><dd>Next</dd></div><div><dt>Number</dt><dd>1.0.0</dd></div></dl>"),
  ).toBe("- **Version**: Next\n- **Number**: 1.0.0");
});
