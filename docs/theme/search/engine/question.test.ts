import { splitPages } from "../../../engine/search/index/index-files.ts";
import { makeFinder } from "./finder.ts";
import type { PageRecord } from "./page-record.ts";

const page = (url: string, title: string, trail: string, text: string): PageRecord => ({
  url,
  title,
  trail: [trail],
  summary: "",
  sections: [{ anchor: "", heading: "", text, rows: [] }],
});
const codes: PageRecord = {
  ...page("/docs/clisitef/retornos", "Códigos de retorno", "CliSiTef", "A função devolve um número."),
  sections: [
    { anchor: "", heading: "", text: "A função.", rows: [{ anchor: "c-43", code: "-43", text: "Problema" }] },
  ],
};
const made = (pages: readonly PageRecord[]) => {
  const { head, body } = splitPages(pages);
  return makeFinder("pt", head, body);
};

describe("doc sets", () => {
  const cancellation = page(
    "/docs/e-sitef/cancelamento",
    "Cancelamento",
    "Pagamento Online",
    "A função devolve.",
  );

  test("that have hits are named, also where one of them was chosen", async () => {
    const find = await made([codes, cancellation]);
    const sets = [
      { id: "clisitef", name: "CliSiTef" },
      { id: "e-sitef", name: "Pagamento Online" },
    ];
    expect(find({ query: "função" }).sets).toEqual(expect.arrayContaining(sets));
    const narrowed = find({ query: "função", only: "e-sitef" });
    expect(narrowed.sets).toEqual(expect.arrayContaining(sets));
    expect(narrowed.hits.map(({ url }) => url)).toEqual(["/docs/e-sitef/cancelamento"]);
  });

  test("where two say the same, the one that is open comes first", async () => {
    const find = await made(
      ["a", "b"].map((id) => page(`/docs/${id}/cancelamento`, "Cancelamento", id, "Desfaz.")),
    );
    for (const reading of ["a", "b"])
      expect(find({ query: "cancelamento", reading }).hits[0]?.url).toBe(`/docs/${reading}/cancelamento`);
  });

  test("are found by the name in their address", async () => {
    const landing = page("/docs/e-sitef", "Pagamento Online: documentação", "Pagamento Online", "O gateway.");
    const other = page(
      "/docs/e-sitef/ambientes",
      "Ambientes",
      "Pagamento Online",
      "Onde o e-SiTef responde.",
    );
    const find = await made([other, landing]);
    expect(find({ query: "e-sitef" }).hits[0]?.url).toBe("/docs/e-sitef");
  });
});

test("where it is asked for, a hit says of what its score is made, and else says nothing of it", async () => {
  const find = await made([codes]);
  const [hit] = find({ query: "-43", explain: true }).hits;
  expect(hit?.score).toMatch(/^[\d.]+ = words [\d.]+ · coverage 1 · .*code ×/);
  expect(find({ query: "-43" }).hits[0]).not.toHaveProperty("score");
});

describe("words that are one or two", () => {
  const pages = [
    page("/docs/x/carteiras", "Carteiras digitais", "X", "Ler."),
    page("/docs/x/gateway", "e-SiTef", "X", "Ler."),
    page("/docs/x/servidor", "SiTef", "X", "Ler."),
    page("/docs/x/fatura", "Soft descriptor", "X", "Ler."),
  ];
  test.each([
    ["carteirasdigitais", "/docs/x/carteiras"],
    ["e sitef", "/docs/x/gateway"],
    ["sitef", "/docs/x/servidor"],
    ["softdescriptor", "/docs/x/fatura"],
  ])("%s", async (query, url) => {
    const find = await made(pages);
    expect(find({ query }).hits[0]?.url).toBe(url);
  });
});

test("an error text that a row calls its code by leads to that row before a page that speaks of it", async () => {
  const rows = [{ anchor: "c-5", code: "-5", text: "Sem comunicação com o servidor · Teste a rede." }];
  const table = { ...codes, sections: [{ anchor: "", heading: "", text: "", rows }] };
  const layout = page(
    "/docs/x/layout",
    "Mensagens",
    "X",
    "Sem comunicação, sem comunicação, sem comunicação.",
  );
  const find = await made([table, layout]);
  expect(find({ query: "sem comunicação" }).hits[0]?.url).toBe("/docs/clisitef/retornos#c-5");
});
