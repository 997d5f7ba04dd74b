import { TermIndex } from "./term-index.ts";

const text = (words: string) => [{ boost: 1, usualLength: 4, terms: words.split(" ") }];

function worths(index: TermIndex, term: string): number[] {
  const found: number[] = [];
  index.visit(term, (entry, worth) => {
    found[entry] = worth;
  });
  return found;
}

describe("the index", () => {
  const index = new TermIndex();
  index.add(text("pagamento pix"));
  index.add(text("pagamento pagamento boleto prazo"));
  index.add([{ boost: 5, usualLength: 4, terms: ["pagamento"] }, ...text("cartao 4000")]);

  test("knows the terms that stand anywhere", () => {
    expect(index.has("pix")).toBe(true);
    expect(index.has("pi")).toBe(false);
    expect(index.size).toBe(3);
  });

  test("values a title above a text, and a rare word above a frequent one", () => {
    const [first = 0, , third = 0] = worths(index, "pagamento");
    expect(third).toBeGreaterThan(first);
    expect(worths(index, "pix")[0]).toBeGreaterThan(first);
  });

  test("has nothing to say about a term that stands nowhere", () => {
    expect(worths(index, "nada")).toEqual([]);
  });

  test("finds the words that begin alike", () => {
    expect(index.startingWith("p")).toEqual(["pagamento", "pix", "prazo"]);
    expect(index.startingWith("pa")).toEqual(["pagamento"]);
    expect(index.startingWith("z")).toEqual([]);
  });

  test("finds near spellings of words, but not of codes", () => {
    expect(index.near("bolto", 1)).toEqual(["boleto"]);
    expect(index.near("4001", 1)).toEqual([]);
  });
});
