import { findDrawer, loadDrawer } from "../drawer-of-server.ts";
import { drawDiagram } from "./draw-diagram.ts";
import { drawGraph } from "./graph-drawing.ts";
import { layOut, type PlacedItem } from "./graph-layout.ts";
import { readFlow, readStates } from "./graph-source.ts";
import { drawSequence } from "./sequence-drawing.ts";
import { readSequence } from "./sequence-source.ts";
import { arrowHead, escapeText, svgDrawing, textWidth, widestLine, wrapText } from "./text.ts";

const words = { alt: "if", loop: "while", opt: "maybe" };

test("a flowchart is read node by node, each described at one of its uses", () => {
  const { direction, nodes, edges } = readFlow("LR", ["A --> B{ok?} -->|yes| C[done]", "B -->|no| A[begin]"]);
  expect(direction).toBe("across");
  expect(readFlow("TD", []).direction).toBe("down");
  expect(nodes).toEqual([
    { id: "A", text: "begin", shape: "box" },
    { id: "B", text: "ok?", shape: "choice" },
    { id: "C", text: "done", shape: "box" },
  ]);
  expect(edges).toEqual([
    { from: "A", to: "B", text: "" },
    { from: "B", to: "C", text: "yes" },
    { from: "B", to: "A", text: "no" },
  ]);
});

test("states begin and end at a point without a name", () => {
  const { nodes, edges } = readStates(["[*] --> NEW", "NEW --> CON : paid"]);
  expect(nodes.map(({ shape, text }) => [shape, text])).toEqual([
    ["start", ""],
    ["state", "NEW"],
    ["state", "CON"],
  ]);
  expect(edges[1]).toEqual({ from: "NEW", to: "CON", text: "paid" });
});

test("a sequence tells who speaks to whom, what never arrives, and what lies in a frame", () => {
  const { parties, steps } = readSequence([
    "participant L as Loja",
    "L->>G: pays",
    "G--xL: lost",
    "G-->>L: CON",
    "Note over G,L: both",
    "Note over G: one",
    "opt late",
    "end",
  ]);
  expect(parties).toEqual(["Loja", "G"]);
  expect(steps).toEqual([
    { kind: "message", from: 0, to: 1, text: "pays", dashed: false, lost: false },
    { kind: "message", from: 1, to: 0, text: "lost", dashed: false, lost: true },
    { kind: "message", from: 1, to: 0, text: "CON", dashed: true, lost: false },
    { kind: "note", from: 0, to: 1, text: "both" },
    { kind: "note", from: 1, to: 1, text: "one" },
    { kind: "open", frame: "opt", text: "late" },
    { kind: "close" },
  ]);
});

test("a text breaks between words where its line is full, and a long word stays whole", () => {
  expect(wrapText("one two  three", textWidth("one two"))).toEqual(["one two", "three"]);
  expect(wrapText("internationalization of it", 20)).toEqual(["internationalization", "of", "it"]);
  expect(wrapText(" ", 20)).toEqual([]);
  expect(widestLine(["i", "mm"])).toBe(textWidth("mm"));
  expect(textWidth("i")).toBeLessThan(textWidth("a"));
  expect(textWidth("a")).toBeLessThan(textWidth("A"));
  expect(textWidth("A")).toBeLessThan(textWidth("W"));
  expect(escapeText('<a & "b">')).toBe("&lt;a &amp; &quot;b&quot;&gt;");
});

test("an arrow's head has its tip where it points", () => {
  expect(arrowHead(10, 20, 1, 0)).toBe('<path class="diagram-tip" d="M10 20L1 24.5L1 15.5Z"/>');
  expect(arrowHead(10, 20, 0, -3)).toBe('<path class="diagram-tip" d="M10 20L14.5 29L5.5 29Z"/>');
});

test("a drawing that is wider than a page says so", () => {
  const classOf = (width: number) =>
    /class="([^"]*)"/.exec(svgDrawing({ left: -0.5, width, height: 1 }, "t", "d", ""))?.[1];
  expect([classOf(736), classOf(737)]).toEqual(["diagram", "diagram diagram--wide"]);
  expect(svgDrawing({ left: -0.5, width: 9.2, height: 1 }, "t", "d", "")).toContain('viewBox="-1 0 10 1"');
});

describe("the places of a flow", () => {
  const graph = readFlow("TD", [
    "A --> B",
    "A --> C",
    "A --> D",
    "B --> E",
    "C --> E",
    "D -->|late| E",
    "E --> A",
  ]);
  const { items, edges, breadth, length } = layOut(graph);
  const named = (id: string) => {
    const found = items.find(({ node }) => node?.id === id);
    if (!found) throw new Error(`${id} has no place.`);
    return found;
  };
  const start = (item: PlacedItem) => item.across - item.breadth / 2;

  test("have room between those of a rank, and all lie inside", () => {
    for (const rank of Map.groupBy(items, (item) => item.rank).values()) {
      const sorted = rank.toSorted((one, other) => one.across - other.across);
      for (const [at, item] of sorted.entries()) {
        const before = sorted[at - 1];
        expect(start(item)).toBeGreaterThanOrEqual(before ? before.across + before.breadth / 2 + 21.9 : 0);
        expect(item.across + item.breadth / 2).toBeLessThanOrEqual(breadth + 0.1);
        expect(item.along + item.length / 2).toBeLessThanOrEqual(length + 0.1);
      }
    }
    expect(Math.min(...items.map(start))).toBeCloseTo(0);
  });

  test("are below what leads there and amid what it leads to, with a rank for labels between", () => {
    expect(["A", "B", "E"].map((id) => named(id).rank)).toEqual([0, 2, 4]);
    expect(named("C").along).toBe(named("B").along);
    expect(named("A").across).toBeGreaterThan(named("B").across);
    expect(named("A").across).toBeLessThan(named("D").across);
    const label = items.find(({ lines }) => lines.join() === "late");
    expect(label).toMatchObject({ rank: 3, node: undefined });
  });

  test("are joined from above to below, also by the way back", () => {
    const back = edges.filter(({ isBack }) => isBack);
    expect(back.map(({ chain }) => [chain[0]?.node?.id, chain.at(-1)?.node?.id])).toEqual([["A", "E"]]);
    expect(back[0]?.chain).toHaveLength(5);
  });
});

/** What is drawn for who looks at it, without what is said to who does not. Whoever means to move a line looks at the page first. */
const drawn = (svg: string) => svg.replace(/<title>.*<\/desc>/, "").replaceAll("<", "\n<");

test("a flow and its states are drawn as before, down and across", () => {
  const choice = ["A[a] --> B{b?}", "B -->|no| A", "B -->|yes| C[c]"];
  expect(drawn(drawGraph(readFlow("TD", choice), ""))).toMatchSnapshot();
  expect(drawn(drawGraph(readFlow("LR", choice), ""))).toMatchSnapshot();
  expect(drawn(drawGraph(readStates(["[*] --> NEW", "NEW --> CON", "NEW --> NEG"]), ""))).toMatchSnapshot();
});

test("a sequence is drawn as before: messages, the lost one, to oneself, notes and frames", () => {
  const lines = [
    "participant A as Shop",
    "A->>B: pays for what was ordered, with a card of its own",
    "A->>A: notes down an order that is long to tell",
    "alt paid",
    "B-->>A: CON",
    "B->>B: keeps",
    "else lost",
    "B--xA: CON",
    "end",
    "loop each day",
    "Note over A: waits",
    "Note over A,B: both",
    "end",
  ];
  expect(drawn(drawSequence(readSequence(lines), "", words))).toMatchSnapshot();
});

test("the server draws at once what a browser has to fetch", async () => {
  expect(findDrawer()).toBe(drawDiagram);
  expect(await loadDrawer()).toBe(drawDiagram);
});
