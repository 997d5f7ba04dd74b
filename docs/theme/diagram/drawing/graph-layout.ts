import type { Graph, GraphEdge, GraphNode } from "./graph-source.ts";
import { lineHeight, widestLine, wrapText } from "./text.ts";

/** A node, a label, or nothing but the bend of a long edge. */
export interface PlacedItem {
  readonly node?: GraphNode;
  readonly lines: readonly string[];
  readonly rank: number;
  /** Extent and centre across the direction of the arrows, and along it. */
  readonly breadth: number;
  readonly length: number;
  across: number;
  along: number;
}

export interface PlacedEdge {
  /** From the node of the lower rank to that of the higher. */
  readonly chain: readonly PlacedItem[];
  /** The arrow points against the ranks, back to where the flow has been. */
  readonly isBack: boolean;
}

export interface Layout {
  readonly items: readonly PlacedItem[];
  readonly edges: readonly PlacedEdge[];
  readonly breadth: number;
  readonly length: number;
}

const widestNode = 150;
const widestEdgeLabel = 120;
const between = 22;
const sweeps = 12;

/** Edges that lead back to a node from which the flow came. */
function backEdges({ nodes, edges }: Graph): Set<GraphEdge> {
  const back = new Set<GraphEdge>();
  const [open, done] = [new Set<string>(), new Set<string>()];
  const visit = (id: string): void => {
    open.add(id);
    for (const edge of edges.filter(({ from }) => from === id)) {
      if (open.has(edge.to)) back.add(edge);
      else if (!done.has(edge.to)) visit(edge.to);
    }
    open.delete(id);
    done.add(id);
  };
  for (const { id } of nodes) if (!done.has(id)) visit(id);
  return back;
}

interface Step {
  readonly upper: string;
  readonly lower: string;
  readonly text: string;
  readonly isBack: boolean;
}

function stepsOf(graph: Graph): Step[] {
  const back = backEdges(graph);
  return graph.edges.map((edge) => {
    const isBack = back.has(edge);
    const [upper, lower] = isBack ? [edge.to, edge.from] : [edge.from, edge.to];
    return { upper, lower, text: edge.text, isBack };
  });
}

/** Every node as far down as the longest way to it. A rank lies between nodes where edges carry labels. */
function ranksOf({ nodes }: Graph, steps: readonly Step[]): Map<string, number> {
  const perStep = steps.some(({ text }) => text !== "") ? 2 : 1;
  const ranks = new Map(nodes.map(({ id }) => [id, 0]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { upper, lower } of steps) {
      const least = (ranks.get(upper) ?? 0) + perStep;
      if ((ranks.get(lower) ?? 0) >= least) continue;
      ranks.set(lower, least);
      changed = true;
    }
  }
  return ranks;
}

function item(graph: Graph, rank: number, text: string, node?: GraphNode): PlacedItem {
  const lines = wrapText(text, node ? widestNode : widestEdgeLabel);
  let [width, height] = [widestLine(lines) + 12, lines.length * lineHeight + 2];
  if (lines.length === 0) [width, height] = [6, 6];
  if (node) [width, height] = [width + (node.shape === "choice" ? 44 : 16), height + 18];
  if (node?.shape === "start") [width, height] = [16, 16];
  const [breadth, length] = graph.direction === "down" ? [width, height] : [height, width];
  return { node, lines, rank, breadth, length, across: 0, along: 0 };
}

function chainsOf(graph: Graph): { items: PlacedItem[]; edges: PlacedEdge[] } {
  const steps = stepsOf(graph);
  const ranks = ranksOf(graph, steps);
  const byId = new Map(
    graph.nodes.map((node) => [node.id, item(graph, ranks.get(node.id) ?? 0, node.text, node)]),
  );
  const items = [...byId.values()];
  const edges = steps.map(({ upper, lower, text, isBack }) => {
    const [first, last] = [byId.get(upper), byId.get(lower)];
    if (!first || !last) throw new Error(`An edge leads nowhere: ${upper}, ${lower}.`);
    const labelRank = first.rank + 1;
    const bends = Array.from({ length: last.rank - first.rank - 1 }, (_, index) =>
      item(graph, first.rank + 1 + index, first.rank + 1 + index === labelRank ? text : ""),
    );
    items.push(...bends);
    return { chain: [first, ...bends, last], isBack };
  });
  return { items, edges };
}

type Neighbours = (item: PlacedItem) => readonly PlacedItem[];

function neighboursIn(edges: readonly PlacedEdge[], offset: 1 | -1): Neighbours {
  const found = new Map<PlacedItem, PlacedItem[]>();
  for (const { chain } of edges) {
    chain.forEach((each, index) => {
      const next = chain[index + offset];
      if (next) found.set(each, [...(found.get(each) ?? []), next]);
    });
  }
  return (each) => found.get(each) ?? [];
}

const mean = (items: readonly PlacedItem[], otherwise: number) =>
  items.length === 0 ? otherwise : items.reduce((sum, { across }) => sum + across, 0) / items.length;

/** As near to where each would like to be as the order and the room between them allow. */
function spread(rank: readonly PlacedItem[], wishes: readonly number[]): void {
  const apart = (index: number) =>
    ((rank[index - 1]?.breadth ?? 0) + (rank[index]?.breadth ?? 0)) / 2 + between;
  const forth: number[] = [];
  wishes.forEach((wish, index) => forth.push(Math.max(wish, (forth[index - 1] ?? -Infinity) + apart(index))));
  const back: number[] = [];
  for (let index = wishes.length - 1; index >= 0; index--) {
    back[index] = Math.min(wishes[index] ?? 0, (back[index + 1] ?? Infinity) - apart(index + 1));
  }
  rank.forEach((each, index) => {
    each.across = ((forth[index] ?? 0) + (back[index] ?? 0)) / 2;
  });
}

function placeAcross(ranks: PlacedItem[][], edges: readonly PlacedEdge[]): void {
  const [above, below] = [neighboursIn(edges, -1), neighboursIn(edges, 1)];
  for (const rank of ranks)
    spread(
      rank,
      rank.map(() => 0),
    );
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const down = sweep % 2 === 0;
    for (const rank of down ? ranks : ranks.toReversed()) {
      const wish = (each: PlacedItem) => mean((down ? above : below)(each), each.across);
      // Once crossings are settled, order is kept and only the room between is.
      if (sweep < sweeps - 4) rank.sort((one, other) => wish(one) - wish(other));
      spread(rank, rank.map(wish));
    }
  }
}

function placeAlong(ranks: readonly PlacedItem[][], hasLabels: boolean): number {
  const gap = hasLabels ? 18 : 38;
  let along = 0;
  for (const rank of ranks) {
    const length = Math.max(...rank.map((each) => each.length));
    for (const each of rank) each.along = along + length / 2;
    along += length + gap;
  }
  return along - gap;
}

/** Ranks along the arrows, crossings untangled, and everything near to what it is joined with. */
export function layOut(graph: Graph): Layout {
  const { items, edges } = chainsOf(graph);
  const ranks = [...Map.groupBy(items, ({ rank }) => rank).entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, rank]) => rank);
  placeAcross(ranks, edges);
  const length = placeAlong(
    ranks,
    graph.edges.some(({ text }) => text !== ""),
  );
  const left = Math.min(...items.map(({ across, breadth }) => across - breadth / 2));
  for (const each of items) each.across -= left;
  const breadth = Math.max(...items.map((each) => each.across + each.breadth / 2));
  return { items, edges, breadth, length };
}
