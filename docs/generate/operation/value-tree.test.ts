import type { DescribedParameter } from "../../../shared/esitef/described.ts";
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

test("a value stands inside of the objects and lists that hold it", () => {
  expect(valueTree([entry("payer.phones[].ddd")], "en")).toBe(`<div className="parameters">

- \`payer\` object

  - \`phones\` list of objects

    - \`ddd\` numeric, up to 3 characters · optional

      Number.

</div>`);
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
    const text = valueTree(entries, "en");
    expect(text).toContain("- `card` object · required\n\n  Card.\n\n  - `number` numeric");
    expect(text.match(/`card`/g)).toHaveLength(1);
  }
});

test("what was completed is marked where it stands: the value, its size, or whether it is needed", () => {
  const marked = (part: "existence" | "size" | "required") =>
    valueTree([entry("a", { shape: { type: "N", size: [1, 3], inferred: [part] } })], "en").split("\n")[2];
  expect(marked("existence")).toBe("- `a` <Illustrative /> numeric, up to 3 characters · optional");
  expect(marked("size")).toBe("- `a` numeric, up to 3 characters <Illustrative /> · optional");
  expect(marked("required")).toBe("- `a` numeric, up to 3 characters · optional <Illustrative />");
});

test("a condition follows the meaning, and closed values are listed once", () => {
  const when = { pt: "Se x.", en: "When x.", es: "Si x." };
  const shape = { type: "AN", values: ["one", "two"] } as const;
  expect(valueTree([entry("a", { need: "conditional", when, shape })], "en")).toContain(
    "Number. When x. Accepted values: `one`, `two`.",
  );
});
