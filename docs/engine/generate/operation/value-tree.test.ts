import type { DescribedParameter } from "@portal/shared/esitef/described.ts";
import { operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { valueTree } from "./value-tree.ts";

const meaning = { pt: "Número.", en: "Number.", es: "Número." };
const entry = (name: string, more: Partial<DescribedParameter> = {}): DescribedParameter => ({
  name,
  in: "body",
  need: "no",
  shape: { type: "N", size: [1, 3] },
  meaning,
  ...more,
});

const tree = (...entries: DescribedParameter[]) => valueTree(entries, "parametro", "en");

test("a value stands inside of the objects and lists that hold it, folded below them", () => {
  expect(tree(entry("payer.phones[].ddd"))).toBe(`<Parameters>

<Parameter id="parametro-payer" name="payer" need="no">

\`payer\` object

<Members of="payer" count={2}>

<Parameter id="parametro-payer-phones" name="payer.phones[]" need="no">

\`phones\` list of objects

<Members of="phones" count={1}>

<Parameter id="parametro-payer-phones-ddd" name="payer.phones[].ddd" need="no">

\`ddd\` numeric, up to 3 characters · <span className="need need--no">optional</span>

Number.

</Parameter>

</Members>

</Parameter>

</Members>

</Parameter>

</Parameters>`);
});

test("an object that is described itself keeps its words, before or after what it holds", () => {
  const holder = entry("card", {
    shape: { type: "object" },
    need: "yes",
    meaning: { ...meaning, en: "Card." },
  });
  for (const entries of [
    [holder, entry("card.number")],
    [entry("card.number"), holder],
  ]) {
    const text = tree(...entries);
    expect(text).toMatch(/`card` object · .*required.*\n\nCard\.\n\n<Members [^>]+>[^]+`number` numeric/);
    expect(text.match(/`card`/g)).toHaveLength(1);
  }
});

test("what the sandbox decides is marked where it stands: the value or its name, its size, or whether it is needed", () => {
  const marked = (part: "existence" | "name" | "size" | "required") =>
    tree(entry("a", { shape: { type: "N", size: [1, 3], inferred: [part] } })).split("\n")[4];
  const optional = '<span className="need need--no">optional</span>';
  expect(marked("existence")).toBe(`\`a\` <InSandbox /> numeric, up to 3 characters · ${optional}`);
  expect(marked("name")).toBe(marked("existence"));
  expect(marked("size")).toBe(`\`a\` numeric, up to 3 characters <InSandbox /> · ${optional}`);
  expect(marked("required")).toBe(`\`a\` numeric, up to 3 characters · ${optional} <InSandbox />`);
});

test("closed values are listed once, and a condition stands apart", () => {
  const when = { pt: "Se x.", en: "When x.", es: "Si x." };
  const shape = { type: "AN", values: ["one", "two"] } as const;
  expect(tree(entry("a", { need: "conditional", when, shape }))).toContain(
    "Number. Accepted values: `one`, `two`.\n\n**Condition:** When x.",
  );
});

test("what every call needs comes first, and an object is needed as much as what it holds", () => {
  const text = tree(
    entry("free"),
    entry("b.deep", { need: "yes" }),
    entry("b.more"),
    entry("c", { need: "conditional" }),
    entry("a", { need: "yes" }),
  );
  const names = [...text.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["b", "b.deep", "b.more", "a", "c", "free"]);
  expect(text).toContain('<Members of="b" count={2} open>');
});

test("only a long list of parameters can be cut to what is required, and says how much that hides", () => {
  const six = ["a", "b", "c", "d", "e", "f.g"].map((name) => entry(name));
  const head = (entries: DescribedParameter[]) => tree(...entries).split("\n")[0];
  expect(head(six)).toBe("<Parameters total={6}>");
  expect(head(six.slice(1))).toBe("<Parameters>");
  expect(valueTree(six, "resposta", "en").split("\n")[0]).toBe("<Parameters>");
});

test("every conditional parameter of a published call says on what it depends", () => {
  for (const { page, parameters } of operationPages) {
    const silent = parameters.filter(({ need, when }) => need === "conditional" && !when);
    expect([page, silent.map(({ name }) => name)]).toEqual([page, []]);
  }
});
