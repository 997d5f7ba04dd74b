import { load } from "cheerio";
import { parsePage } from "../../site/built-pages.ts";
import { extractPage } from "./extract-page.ts";

const page = (article: string, head = "<title>Códigos | Portal</title>") =>
  `<html><head>${head}</head><body><nav>Documentação</nav><main><article>${article}</article></main><footer>2021</footer>`;

const table = `<div class="theme-doc-markdown markdown"><header><h1>Códigos da API</h1></header>
  <p>Toda resposta tem três níveis.
  <h2 class=anchor id=code>Campo code<a href=#code class=hash-link>​</a></h2>
  <table><thead><tr><th>Código<th>Significado<tbody>
  <tr><td><span id=code-43 class=anchor><code>-43</code></span><td>Erro no <code>pinpad</code><td>Ligue de novo
  <tr><td>sem âncora<td>fica no texto</table><p>Depois da tabela.</div>`;

/** Written short above, and read as the build writes it: with every tag closed. */
const extract = (html: string) =>
  extractPage(
    { file: "", $: parsePage(load(html).html()), url: "/docs/e-sitef/codigos-da-api" },
    "Pagamento Online",
  );

describe("a built page", () => {
  test("is known by its title, its place and its description", () => {
    const crumbs = `<nav class=theme-doc-breadcrumbs><ul><li class=breadcrumbs__item><a href=/><svg></svg></a>
      <li class=breadcrumbs__item>Códigos e testes<li class="breadcrumbs__item">Códigos da API</ul></nav>`;
    const head = '<title>x | Portal</title><meta name=description content="O que fazer em cada erro.">';
    expect(extract(page(crumbs + table, head))).toMatchObject({
      url: "/docs/e-sitef/codigos-da-api",
      title: "Códigos da API",
      trail: ["Pagamento Online", "Códigos e testes"],
      summary: "O que fazer em cada erro.",
    });
  });

  test("falls into an opening and its sections, each with its anchor", () => {
    const [opening, section] = extract(page(table))?.sections ?? [];
    expect(opening).toEqual({ anchor: "", heading: "", rows: [], text: "Toda resposta tem três níveis." });
    expect(section).toMatchObject({ anchor: "code", heading: "Campo code" });
  });

  test("gives a row with an anchor a place of its own, and leaves other rows in the text", () => {
    const section = extract(page(table))?.sections[1];
    expect(section?.rows).toEqual([
      { anchor: "code-43", code: "-43", text: "Erro no pinpad · Ligue de novo" },
    ]);
    expect(section?.text).toBe("sem âncora · fica no texto; Depois da tabela.");
  });

  test("makes a row of each parameter that can be linked to, those inside others as well", () => {
    const list = `<h2 class=anchor id=parametros>Parâmetros</h2><div class=parameters><ul>
      <li id=p-card><p><code>card</code> objeto</p><p>O cartão.</p><ul>
        <li id=p-card-number><p><a href=#p-card-number>#</a><code>number</code> até 19 posições</p><p>Com <code>card.token</code>, não.</p></li>
      </ul></li></ul></div><p>Depois da lista.`;
    const section = extract(page(`<div class=markdown>${list}</div>`))?.sections[1];
    expect(section?.rows).toEqual([
      { anchor: "p-card", code: "card", text: "objeto O cartão." },
      { anchor: "p-card-number", code: "number", text: "# até 19 posições Com card.token, não." },
    ]);
    expect(section?.text).toBe("Depois da lista.");
  });

  test("finds a parameter once, however long another of the list is", () => {
    const long = "Uma frase que explica muito. ".repeat(12);
    const list = `<div class=parameters><ul><li id=p-a class=anchor><p><code>a</code> ${long}</p></li>
      <li id=p-b class=anchor><p><code>b</code> curto</p></li></ul></div>`;
    const [opening] = extract(page(`<div class=markdown>${list}</div>`))?.sections ?? [];
    expect(opening?.rows.map(({ anchor, code }) => [anchor, code])).toEqual([
      ["p-a", "a"],
      ["p-b", "b"],
    ]);
    expect(opening?.text).toContain(long.trim());
  });

  test("gives a row whose anchor is the row itself the code of its first cell", () => {
    const rows = extract(
      page("<div class=markdown><table><tr id=campo-121><td>121<td>Texto do cupom</table></div>"),
    )?.sections[0]?.rows;
    expect(rows).toEqual([{ anchor: "campo-121", code: "121", text: "Texto do cupom" }]);
  });

  test("leaves out a list of other pages, and keeps the heading above it", () => {
    const list =
      "<h2 class=anchor id=pix>Pix</h2><div class=ways-on><ul><li><a href=/x>Webhook</a></ul></div>";
    const [opening, section] =
      extract(page(`<div class=markdown><p>Abertura.</p>${list}</div>`))?.sections ?? [];
    expect(opening?.text).toBe("Abertura.");
    expect(section).toMatchObject({ heading: "Pix", text: "" });
  });

  test("leaves out what every page says of its document and of where its examples go", () => {
    const said = "<dl class=doc-version><dt>Documento<dd>Especificação técnica</dl>";
    const choice = "<fieldset class=environment><legend>Ambiente</legend></fieldset>";
    expect(
      extract(page(`<div class=markdown>${said}<p>Abertura.</p>${choice}</div>`))?.sections[0]?.text,
    ).toBe("Abertura.");
  });

  test("leaves out the badge that stands against a name, so that the name is found", () => {
    const badge = "<span class='in-sandbox'>sandbox</span>";
    const rows = extract(
      page(`<div class=markdown><table><tr id=codigo-6062><td>6062<td>Hipercard${badge}</table></div>`),
    )?.sections[0]?.rows;
    expect(rows).toEqual([{ anchor: "codigo-6062", code: "6062", text: "Hipercard" }]);
  });

  test("keeps a long row in the text as well, so that all its words are found", () => {
    const long = `${"palavra ".repeat(60)}última`;
    const section = extract(page(`<div class=markdown><table><tr id=r><td>9<td>${long}</table></div>`))
      ?.sections[0];
    expect(section?.rows[0]?.text.length).toBe(240);
    expect(section?.text).toContain("última");
  });

  test("has no words of buttons, hidden tabs, drawings, header or footer", () => {
    const hidden = `<div class=markdown><p>Visível<button>Copiar</button><label>Filtrar</label><output>27 de 27</output>
      <ul role=tablist><li>cURL<li>Java</ul><div role=tabpanel>curl</div><div role=tabpanel hidden>HttpClient</div>
      <div class=docusaurus-mermaid-container>graph</div></div>`;
    expect(extract(page(hidden))?.sections.map(({ text }) => text)).toEqual(["Visível curl"]);
  });

  test("has no section that only sends its reader on", () => {
    const html = "<div class=markdown><p>Texto<h2 id=a>Próximos passos</h2><p>Veja o cancelamento.</div>";
    expect(extract(page(html))?.sections.map(({ anchor }) => anchor)).toEqual([""]);
  });

  test("puts examples behind the sentences, which make the better excerpt", () => {
    const code =
      '<div class=markdown><pre><code><span>{</span><br><span>"code": "131"</span></code></pre><p>Leia o código.</div>';
    expect(extract(page(code))?.sections[0]?.text).toBe('Leia o código. { "code": "131"');
  });

  test("without a heading of the first rank takes the title of its window", () => {
    expect(extract(page("<p>Texto"))?.title).toBe("Códigos");
  });

  test("without content is no page", () => {
    expect(extract("<html><head><title>x</title></head><body>")).toBeUndefined();
  });
});
