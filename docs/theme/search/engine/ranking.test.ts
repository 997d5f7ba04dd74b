import { type LabelStems, listEntries, type SearchEntry } from "./entries.ts";
import type { IndexBody, PageHead, RowRecord } from "./page-record.ts";
import { readQuery, type Vocabulary } from "./query.ts";
import { rank } from "./ranking.ts";
import { scoreEntries } from "./scoring.ts";
import { TermIndex } from "./term-index.ts";
import { weights } from "./weights.ts";
import { stopWords } from "./words/stop-words.ts";
import { synonyms } from "./words/synonyms.ts";

const stem = (word: string) => word.replace(/s$/, "");
const terms = [
  "payment",
  "pay",
  "e",
  "esitef",
  "qr",
  "code",
  "qrcode",
  "con",
  "wallet",
  "digital",
  "card",
  "43",
];
const vocabulary: Vocabulary = {
  knows: (term) => terms.includes(term),
  stem,
  stopWords: new Set(["the", "con", "e"]),
  alike: new Map([["charge", ["payment"]]]),
};
const read = (query: string) => readQuery(query, vocabulary);
const raws = (query: string) => read(query).map(({ raw }) => raw);

describe("a question", () => {
  test.each([
    ["the payment", ["payment"]],
    ["the", ["the"]],
    ["status CON", ["status", "con"]],
    ["con card", ["card"]],
    ["digitalwallet", ["digital", "wallet"]],
    ["e sitef", ["esitef"]],
    ["qr code", ["qr", "code"]],
    ["card card", ["card"]],
    ["cards charge", ["cards", "charge"]],
  ])("%j is asked as %j", (query, words) => {
    expect(raws(query)).toEqual(words);
  });

  test("has words that mean the same, and two that are one", () => {
    expect(read("charges")[0]).toMatchObject({ stem: "charge", alike: ["payment"] });
    expect(read("qr code").map(({ alike }) => alike)).toEqual([["qrcode"], ["qrcode"]]);
  });

  test("may have a letter wrong where no page has the word, two in a long one, none in a code or a short word", () => {
    const typos = (query: string) => read(query).map((word) => word.typos);
    expect(typos("payment")).toEqual([0]);
    expect(typos("payments")).toEqual([1]);
    expect(typos("pays")).toEqual([0]);
    expect(typos("paz")).toEqual([0]);
    expect(typos("pazm")).toEqual([1]);
    expect(typos("paymant")).toEqual([1]);
    expect(typos("paymentz")).toEqual([2]);
    expect(typos("44556677")).toEqual([0]);
  });

  test("knows its numbers, with their sign, and its words that nobody wrote", () => {
    expect(read("-43 pays zzz").map(({ isNumber, isUnknown }) => [isNumber, isUnknown])).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  test("is read as far as twelve words", () => {
    expect(raws(Array.from({ length: 14 }, (_, at) => `w${at}`).join(" "))).toHaveLength(12);
  });
});

const row = (code: string, text: string): RowRecord => ({ anchor: `c-${code}`, code, text });
const page = (url: string, title: string, more: Partial<PageHead> = {}): PageHead => ({
  url,
  title,
  trail: ["Set"],
  summary: "",
  sections: [{ anchor: "", heading: "", rows: [] }],
  ...more,
});
const stemsOf = (label: string): LabelStems => {
  const all = label.toLowerCase().split(/\W+/).filter(Boolean).map(stem);
  return { name: all.join(""), all };
};
const listed = (head: readonly PageHead[], body?: IndexBody) => listEntries(stemsOf, head, body);

describe("what can be found", () => {
  const codes = page("/docs/tef/codes", "Codes", {
    summary: "What is returned. It is a number.",
    sections: [
      { anchor: "", heading: "", rows: [row("-43", "No pinpad · Try again"), row("0", "It went well.")] },
      { anchor: "more", heading: "More", rows: [] },
      { anchor: "end", heading: "End", rows: [] },
    ],
  });
  const [own, coded, explained, bare, told] = listed(
    [codes],
    [["It is a number. Each has one.", "", "Text"]],
  );

  test("is a page with its opening, which is not said twice", () => {
    expect(own).toMatchObject({
      kind: "page",
      url: "/docs/tef/codes",
      docSet: "tef",
      text: "What is returned. It is a number. Each has one.",
      address: "code",
      trail: ["Set"],
      isBare: false,
    });
    expect(own?.about).toEqual(new Set(["code", "set", "what", "i", "returned", "it", "a", "number"]));
    expect(own?.named).toEqual(new Set(["code"]));
  });

  test("is a row under its code, with a name where it has one and not where a sentence explains it", () => {
    expect(coded).toMatchObject({
      kind: "row",
      url: "/docs/tef/codes#c--43",
      name: "No pinpad",
      context: "",
    });
    expect(coded?.nameStems.name).toBe("nopinpad");
    expect(explained).toMatchObject({ name: "", nameStems: { name: "", all: [] }, trail: ["Set", "Codes"] });
  });

  test("is a section, of which one over other headings alone is bare once the texts are there", () => {
    expect(bare).toMatchObject({ kind: "section", url: "/docs/tef/codes#more", isBare: true, address: "" });
    expect(told).toMatchObject({ isBare: false, text: "Text" });
    expect(listed([codes]).map(({ isBare }) => isBare)).toEqual([false, false, false, false, false]);
  });
});

/** An index of what each entry is called and says; the ids of what is found, best first. */
function find(
  query: string,
  entries: readonly SearchEntry[],
  question: { only?: string; reading?: string } = {},
) {
  const index = new TermIndex();
  const field = (text: string, boost: number) => ({ boost, usualLength: 5, terms: stemsOf(text).all });
  for (const entry of entries)
    index.add([field(`${entry.label} ${entry.name}`, 5), field(`${entry.text} ${entry.context}`, 1)]);
  const words = readQuery(query, { ...vocabulary, knows: (term) => index.has(term) });
  const scores = scoreEntries(index, words, weights);
  const { ranked, sets } = rank({ entries, words, scores, weights, question: { query, ...question } });
  return { urls: ranked.map(({ entry }) => entry.url), sets, scores };
}

describe("the order", () => {
  const pages = (...titles: string[]) => titles.map((title, at) => page(`/docs/s${at}/p${at}`, title));

  test("a page that is called so comes before one that begins so, and that before one that mentions it", () => {
    const head = pages("About wallet and card", "Wallet of another", "Wallet");
    expect(find("wallet", listed(head)).urls).toEqual(["/docs/s2/p2", "/docs/s1/p1", "/docs/s0/p0"]);
  });

  test("a code comes first as its row, and in the table whose title is asked for", () => {
    const table = (at: number, title: string) =>
      page(`/docs/t${at}/codes`, title, {
        sections: [{ anchor: "", heading: "", rows: [row("121", `Row ${at}`)] }],
      });
    const head = [table(0, "Field codes"), table(1, "Networks"), page("/docs/x", "A text on 121")];
    expect(
      find("121", listed(head))
        .urls.slice(0, 2)
        .every((url) => url.endsWith("#c-121")),
    ).toBe(true);
    expect(find("network 121", listed(head)).urls[0]).toBe("/docs/t1/codes#c-121");
    expect(find("field 121", listed(head)).urls[0]).toBe("/docs/t0/codes#c-121");
  });

  test("one that has all words comes before one that has some of them more often", () => {
    const [some, all] = pages("Other", "Another");
    const body = [["card card card card"], ["card wallet"]];
    const entries = listed(
      [some, all].filter((each) => each !== undefined),
      body,
    );
    expect(find("card wallet", entries).urls[0]).toBe("/docs/s1/p1");
  });

  test("of two that say the same, the doc set that is read comes first, and one of a single country last", () => {
    const head = [
      page("/docs/e-sitef-argentina/a", "Refund"),
      page("/docs/a/a", "Refund"),
      page("/docs/b/a", "Refund"),
    ];
    const entries = listed(head);
    expect(find("refund", entries).urls.at(-1)).toBe("/docs/e-sitef-argentina/a");
    expect(find("refund", entries, { reading: "b" }).urls[0]).toBe("/docs/b/a");
    expect(find("refund", entries, { reading: "e-sitef-argentina" }).urls[0]).toBe(
      "/docs/e-sitef-argentina/a",
    );
  });

  test("no page, no row of a name and no table of one code fills the list, which has twenty at most", () => {
    const rows = Array.from({ length: 8 }, (_, at) => row(`C${at}`, `card ${at}`));
    const one = page("/docs/a/one", "Rows", { sections: [{ anchor: "", heading: "", rows }] });
    expect(find("card", listed([one])).urls).toHaveLength(4);
    const named = (at: number) =>
      page(`/docs/a/n${at}`, `N${at}`, {
        sections: [{ anchor: "", heading: "", rows: [row("amount", `card ${at}`)] }],
      });
    expect(find("amount", listed([named(1), named(2)])).urls).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, at) => page(`/docs/a/m${at}`, `Card ${at}`));
    expect(find("card", listed(many)).urls).toHaveLength(20);
  });

  test("six doc sets are offered at most, each by its name and in the order of its best hit, whichever is looked in", () => {
    const head = Array.from({ length: 8 }, (_, at) =>
      page(`/docs/s${at}/p`, "Card", { trail: [`Set ${at}`] }),
    );
    const { sets } = find("card", listed(head));
    expect(sets).toHaveLength(6);
    expect(sets[0]).toEqual({ id: "s0", name: "Set 0" });
    const narrowed = find("card", listed(head), { only: "s7" });
    expect(narrowed.urls).toEqual(["/docs/s7/p"]);
    expect(narrowed.sets).toEqual(sets);
  });
});

test("an entry gets the best of what it has for a word, and a rare word tells more than one that is everywhere", () => {
  const entries = listed([
    page("/docs/a/a", "Card cards"),
    page("/docs/a/b", "Card"),
    page("/docs/a/c", "Card wallet"),
  ]);
  const { scores } = find("card wallet", entries);
  expect([...scores.words]).toEqual([1, 1, 3]);
  expect([...scores.touched].toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
  const [common = 0, rare = 0] = scores.telling;
  expect(common + rare).toBeCloseTo(1);
  expect(rare).toBeGreaterThan(common);
  expect(find("card zzz", entries).scores.telling).toEqual([0.5, 0.5]);
  expect(scores.terms).toEqual(new Set(["card", "wallet"]));
});

test("what is being typed is found as the beginning of longer words, the longer the less", () => {
  const entries = listed([page("/docs/a/a", "Cardholder"), page("/docs/a/b", "Cards")]);
  expect(find("car", entries).urls).toEqual(["/docs/a/b", "/docs/a/a"]);
  expect(find("c", entries).urls).toEqual([]);
});

test("each language has its own words that say nothing, and its own that mean the same", () => {
  expect(stopWords("pt").has("para")).toBe(true);
  expect(stopWords("en").has("para")).toBe(false);
  expect(synonyms("pt", (word) => word).get("estorno")).toContain("cancelamento");
  expect(synonyms("pt", (word) => word).get("cancelamento")).toBeUndefined();
});
