import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { drawDiagram } from "./draw-diagram.ts";

const draw = (source: string): CheerioAPI => load(drawDiagram(source, "pt"), { xml: true });
const texts = ($: CheerioAPI) =>
  $("text")
    .toArray()
    .map((each) => $(each).text());

const docs = join(__dirname, "../../..");
const sources = ["content", "i18n"].flatMap((folder) =>
  readdirSync(join(docs, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) =>
      [...readFileSync(join(docs, folder, file), "utf8").matchAll(/^ *```mermaid\n([\s\S]*?)^ *```/gm)].map(
        ([, source = ""], index) => ({ name: `${folder}/${file} ${index + 1}`, source }),
      ),
    ),
);

test("there are diagrams in the documentation", () => {
  expect(sources.length).toBeGreaterThan(100);
});

test.each(sources)("the diagram of $name is drawn whole, inside its own edges", ({ source }) => {
  const $ = draw(source);
  const [left = 0, , width = 0, height = 0] = ($("svg").attr("viewBox") ?? "").split(" ").map(Number);
  expect($("title").text()).not.toBe("");
  expect($("desc").text()).toContain("→");
  expect(texts($).length).toBeGreaterThan(1);
  for (const box of $("rect").toArray()) {
    const [x = 0, y = 0, breadth = 0, length = 0] = ["x", "y", "width", "height"].map((name) =>
      Number($(box).attr(name)),
    );
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x + breadth).toBeLessThanOrEqual(left + width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + length).toBeLessThanOrEqual(height);
  }
});

test("messages go from party to party, and answers are dashed", () => {
  const $ = draw(
    "sequenceDiagram\n participant L as Loja\n participant G as Gateway\n L->>G: paga\n G-->>L: CON",
  );
  expect(texts($)).toEqual(["Loja", "Gateway", "paga", "CON"]);
  expect($(".diagram-line")).toHaveLength(2);
  expect($(".diagram-line--dashed")).toHaveLength(1);
  expect($("title").text()).toBe("Sequência de mensagens entre Loja, Gateway");
  expect($("desc").text()).toBe("Loja → Gateway: paga. Gateway → Loja: CON.");
});

test("a frame closes around everything that happens in it", () => {
  const $ = draw(
    "sequenceDiagram\n A->>B: pede\n alt pagou\n B->>B: guarda o número que recebeu\n else recusou\n Note over A: bloqueia nova cobrança\n end",
  );
  const frame = $("rect.diagram-frame");
  const note = $("rect.diagram-note");
  const number = (name: string, of: typeof frame) => Number(of.attr(name));
  expect(number("x", frame)).toBeLessThan(number("x", note));
  expect(number("y", frame) + number("height", frame)).toBeGreaterThan(
    number("y", note) + number("height", note),
  );
  expect(texts($)).toEqual(expect.arrayContaining(["se [pagou]", "[recusou]"]));
});

test("in a flow every step lies after those that lead to it, and a way back is no reason to lie after itself", () => {
  const $ = draw(
    "flowchart TD\n A[início] --> B{certo?}\n B -->|não| C[corrige]\n C --> A\n B -->|sim| D[fim]",
  );
  const y = (label: string) =>
    Number(
      $("text")
        .filter((_index, each) => $(each).text() === label)
        .attr("y"),
    );
  expect(y("início")).toBeLessThan(y("certo?"));
  expect(y("certo?")).toBeLessThan(y("corrige"));
  expect(y("certo?")).toBeLessThan(y("fim"));
  expect($(".diagram-tip")).toHaveLength(4);
});

test("words are text, whatever characters they have", () => {
  const $ = draw('flowchart LR\n A["a < b & c"] --> B[ok]');
  expect(texts($)).toContain("a < b & c");
});

test.each([
  ["a kind that is not drawn", "pie\n a: 1"],
  ["a line that is not drawn", "sequenceDiagram\n A->>B: pede\n activate B"],
  ["a node that is not drawn", "flowchart LR\n A((x)) --> B"],
  ["a frame that is left open", "sequenceDiagram\n loop sempre\n A->>B: pede"],
])("a diagram with %s fails the build", (_what, source) => {
  expect(() => drawDiagram(source, "pt")).toThrow();
});
