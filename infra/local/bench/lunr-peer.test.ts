import { askLunr, buildLunr } from "./lunr-peer.ts";

const index = {
  head: [
    {
      url: "/docs/cancelamento",
      title: "Cancelamentos",
      trail: [],
      summary: "Devolver o valor",
      sections: [
        { anchor: "", heading: "", rows: [] },
        {
          anchor: "prazo",
          heading: "Prazo",
          rows: [{ anchor: "c131", code: "131", text: "Sem comunicação" }],
        },
      ],
    },
    {
      url: "/docs/glossario",
      title: "Glossário",
      trail: [],
      summary: "",
      sections: [{ anchor: "", heading: "", rows: [] }],
    },
  ],
  body: [["Cancela uma transação paga.", "Até trinta dias."], ["Termos."]],
};

/** Page, section and row of the first page, then the second page. */
test.each([
  ["cancelamento", "0"],
  ["gloss", "3"],
  ["comunicacao", "2"],
  ["131", "2"],
  ["prazos", "1"],
])("the peer finds pages, sections and rows of ours: %s", (query, expected) => {
  const ask = askLunr(buildLunr("pt", index));
  expect(ask(query)[0]?.ref).toBe(expected);
});
