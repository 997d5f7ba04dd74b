import { splitPages } from "../../../engine/search/index/index-files.ts";
import { makeFinder } from "./finder.ts";
import type { PageRecord, RowRecord } from "./page-record.ts";

const section = (anchor: string, heading: string, text: string, rows: RowRecord[] = []) => ({
  anchor,
  heading,
  text,
  rows,
});
const row = (anchor: string, code: string, text: string): RowRecord => ({ anchor, code, text });

const pages: PageRecord[] = [
  {
    url: "/docs/clisitef/codigos-de-retorno",
    title: "Códigos de retorno",
    trail: ["CliSiTef"],
    summary: "O que a função devolve.",
    sections: [
      section("", "", "A função devolve um número.", [
        row("r-0", "0", "Sucesso"),
        row("r-43", "-43", "Problema no pinpad"),
        row("r-5", "-5", "Sem comunicação com o servidor 43"),
      ]),
    ],
  },
  {
    url: "/docs/clisitef/redes",
    title: "Códigos das redes",
    trail: ["CliSiTef"],
    summary: "A rede vem no tipo de campo 131.",
    sections: [section("", "", "O tipo de campo 131 diz a rede.", [row("rede-121", "121", "Hotcard")])],
  },
  {
    url: "/docs/clisitef/tipos-de-campo",
    title: "Tipos de campo",
    trail: ["CliSiTef"],
    summary: "Cada campo tem um número.",
    sections: [
      section("", "", "Veja a tabela.", [
        row("campo-121", "121", "Texto do cupom"),
        row("campo-1210", "1210", "Outro"),
      ]),
    ],
  },
  {
    url: "/docs/clisitef/funcoes",
    title: "Funções",
    trail: ["CliSiTef"],
    summary: "Códigos de função.",
    sections: [
      section("", "", "A função 121 imprime. O campo 121 traz o cupom.", [row("f-121", "121", "Imprime")]),
    ],
  },
  {
    url: "/docs/e-sitef/cancelamento",
    title: "Cancelamento: início rápido",
    trail: ["Pagamento Online"],
    summary: "Devolva um pagamento.",
    sections: [
      section("", "", "Cancele no mesmo dia."),
      section("prazo", "Prazo", "O prazo depende da autorizadora, e as transações antigas não voltam."),
    ],
  },
];

const { head, body } = splitPages(pages);
const urls = async (query: string, texts?: typeof body) =>
  (await makeFinder("pt", head, texts))({ query }).hits.map(({ url }) => url);

describe("codes", () => {
  test("a negative code is found before the same number without a sign", async () => {
    expect((await urls("-43", body))[0]).toBe("/docs/clisitef/codigos-de-retorno#r-43");
  });

  test("a typographic minus is a minus", async () => {
    expect((await urls("−43", body))[0]).toBe("/docs/clisitef/codigos-de-retorno#r-43");
  });

  test("a code forgotten its sign is found all the same", async () => {
    expect(await urls("43", body)).toContain("/docs/clisitef/codigos-de-retorno#r-43");
  });

  test("the other words of the query choose among rows with the same code", async () => {
    expect((await urls("tipo de campo 121", body))[0]).toBe("/docs/clisitef/tipos-de-campo#campo-121");
    expect((await urls("função 121", body))[0]).toBe("/docs/clisitef/funcoes#f-121");
  });

  test("a longer number that begins alike comes after the exact one", async () => {
    const found = await urls("121", body);
    expect(found.indexOf("/docs/clisitef/tipos-de-campo#campo-1210")).toBeGreaterThan(
      found.indexOf("/docs/clisitef/tipos-de-campo#campo-121"),
    );
  });

  test("a mistyped code finds no other code", async () => {
    expect(await urls("122", body)).toEqual([]);
  });
});

describe("a code among words", () => {
  const status = (name: string, code: string, text: string) => ({
    url: `/docs/e-sitef/status-${name}`,
    title: `Status ${name}`,
    trail: ["Pagamento Online"],
    summary: "O que cada status quer dizer.",
    sections: [section("", "", "", [row(`codigo-${code}`, code, text)])],
  });
  const tables = [
    status("da transação", "CON", "Confirmada · Entregue o produto."),
    status("3DS", "AUC", "Desafio · Espere o portador."),
    status("de risco", "COM", "Em revisão · Espere."),
    ...["autorizadoras", "códigos das redes autorizadoras"].map((title) => ({
      url: `/docs/${title}`,
      title,
      trail: [],
      summary: "",
      sections: [section("", "", "", [row("codigo-41", "41", title)])],
    })),
    ...["primeira", "segunda"].map((copy) => ({
      url: `/docs/copia-${copy}`,
      title: `Cópia ${copy}`,
      trail: [],
      summary: "",
      sections: [section("", "", "", [row("r", "8800", "O mesmo valor")])],
    })),
    {
      url: "/docs/e-sitef/pagar",
      title: "Pagar com cartão",
      trail: [],
      summary: "Cobre um cartão em 41 dias.",
      sections: [section("", "", "Cobre com um cartão.")],
    },
  ];
  const ask = async (query: string) => {
    const parts = splitPages(tables);
    return (await makeFinder("pt", parts.head, parts.body))({ query }).hits.map(({ url }) => url);
  };

  test("is found though it is spelled like a common word, when it is typed as a code", async () => {
    expect((await ask("status COM"))[0]).toBe("/docs/e-sitef/status-de risco#codigo-COM");
    expect((await ask("pagar com cartão"))[0]).toBe("/docs/e-sitef/pagar");
  });

  test("is found beside a name with a digit", async () => {
    expect((await ask("3ds AUC"))[0]).toBe("/docs/e-sitef/status-3DS#codigo-AUC");
  });

  test("is looked for first in the table whose title has nothing but the other words", async () => {
    expect((await ask("autorizadora 41"))[0]).toBe("/docs/autorizadoras#codigo-41");
  });

  test("is no more than a number where most words of a sentence are about something else", async () => {
    expect((await ask("cobrar cartão pagar 41 depois"))[0]).toBe("/docs/e-sitef/pagar");
  });

  test("is one answer though two pages show its table", async () => {
    expect((await ask("8800")).length).toBe(1);
  });
});

describe("words", () => {
  test("are found without accents, in the plural and with a small typo", async () => {
    for (const query of ["transacao", "transação", "transacoes", "transaçoes", "trnsações"]) {
      expect(await urls(query, body)).toContain("/docs/e-sitef/cancelamento#prazo");
    }
  });

  test("with a wrong letter are found though cutting their ending makes a word of the pages", async () => {
    const called = (title: string) => ({
      url: `/docs/${title}`,
      title,
      trail: [],
      summary: "",
      sections: [section("", "", "")],
    });
    const parts = splitPages(["fiscal", "ficar"].map(called));
    const found = (await makeFinder("pt", parts.head, parts.body))({ query: "fical" }).hits.map(
      ({ url }) => url,
    );
    expect(found).toContain("/docs/fiscal");
  });

  test("that a row calls its code by lead to the row before a text that mentions them", async () => {
    expect((await urls("problema pinpad", body))[0]).toBe("/docs/clisitef/codigos-de-retorno#r-43");
  });

  test("are found while they are being typed", async () => {
    expect((await urls("cancelam", body))[0]).toBe("/docs/e-sitef/cancelamento");
  });

  test("that mean the same in the trade lead to the same page", async () => {
    expect((await urls("estorno", body))[0]).toBe("/docs/e-sitef/cancelamento");
  });

  test("lead to a section with something to read rather than to a heading over other headings", async () => {
    const [page] = pages;
    const parts = splitPages([
      {
        ...page!,
        sections: [section("grupo", "Prazo do boleto", ""), section("pergunta", "Prazo", "O boleto vence.")],
      },
    ]);
    const found = (await makeFinder("pt", parts.head, parts.body))({ query: "prazo boleto" }).hits;
    expect(found[0]?.url).toBe("/docs/clisitef/codigos-de-retorno#pergunta");
  });

  test("need not all stand in a page, but the page that has them all comes first", async () => {
    expect((await urls("prazo autorizadora inexistente", body))[0]).toBe("/docs/e-sitef/cancelamento#prazo");
  });

  test("that no page has find nothing", async () => {
    expect(await urls("zzzxqv", body)).toEqual([]);
    expect(await urls("", body)).toEqual([]);
    expect(await urls("?!", body)).toEqual([]);
  });
});

test("the head alone finds titles, headings and codes; the body adds the texts", async () => {
  expect(await urls("-43")).toContain("/docs/clisitef/codigos-de-retorno#r-43");
  expect(await urls("prazo")).toContain("/docs/e-sitef/cancelamento#prazo");
  expect(await urls("antigas")).toEqual([]);
  expect(await urls("antigas", body)).toEqual(["/docs/e-sitef/cancelamento#prazo"]);
});

test("a hit says where it stands and which words of it match", async () => {
  const [hit] = (await makeFinder("pt", head, body))({ query: "prazo do cancelamento" }).hits;
  expect(hit).toMatchObject({
    kind: "section",
    label: [{ text: "Prazo", marked: true }],
    trail: ["Pagamento Online", "Cancelamento: início rápido"],
  });
  expect(hit?.excerpt).toContainEqual({ text: "prazo", marked: true });
});

test("no page fills the list alone", async () => {
  const rows = Array.from({ length: 30 }, (_, at) => row(`r${at}`, `${at}`, "recusada pelo banco"));
  const crowded = [{ ...pages[0]!, sections: [section("", "", "", rows)] }];
  const crowdedParts = splitPages(crowded);
  const found = (await makeFinder("pt", crowdedParts.head, crowdedParts.body))({
    query: "recusada banco",
  }).hits;
  expect(found.length).toBeLessThanOrEqual(4);
});
