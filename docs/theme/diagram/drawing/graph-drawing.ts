import { layOut, type PlacedEdge, type PlacedItem } from "./graph-layout.ts";
import type { Graph } from "./graph-source.ts";
import { arrowHead, centredText, round, svgDrawing } from "./text.ts";

const margin = 10;
const betweenPorts = 16;

/** A place by its distance across the arrows and along them. */
type GraphPoint = readonly [across: number, along: number];

class GraphDrawing {
  readonly graph: Graph;
  readonly down: boolean;

  constructor(graph: Graph) {
    this.graph = graph;
    this.down = graph.direction === "down";
  }

  point([across, along]: GraphPoint): [number, number] {
    return this.down ? [across + margin, along + margin] : [along + margin, across + margin];
  }

  written(...places: GraphPoint[]): string {
    return places.map((place) => this.point(place).map(round).join(" ")).join(" ");
  }

  /** Edges that share a side of a node lie beside each other, in the order of their other ends. */
  port(edge: PlacedEdge, edges: readonly PlacedEdge[], end: 0 | -1): GraphPoint {
    const node = edge.chain.at(end);
    if (!node) throw new Error("An edge has no ends.");
    const next = ({ chain }: PlacedEdge) => chain.at(end === 0 ? 1 : -2)?.across ?? 0;
    const beside = edges
      .filter(({ chain }) => chain.at(end) === node)
      .toSorted((one, other) => next(one) - next(other));
    const room = Math.min(betweenPorts, (node.breadth - 20) / Math.max(1, beside.length - 1));
    const aside = (beside.indexOf(edge) - (beside.length - 1) / 2) * Math.max(0, room);
    // Seen from the side, a choice narrows towards its corner.
    const inset = node.node?.shape === "choice" && !this.down ? Math.abs(aside) : 0;
    return [node.across + aside, node.along + (end === 0 ? 1 : -1) * (node.length / 2 - inset)];
  }

  edge(edge: PlacedEdge, edges: readonly PlacedEdge[]): string {
    const bends = edge.chain.slice(1, -1);
    const [first, last] = [this.port(edge, edges, 0), this.port(edge, edges, -1)];
    // The line ends inside its arrow head, so that no edge of the line shows beside the tip.
    const start: GraphPoint = edge.isBack ? [first[0], first[1] + 7] : first;
    const end: GraphPoint = edge.isBack ? last : [last[0], last[1] - 7];
    const stops: GraphPoint[] = [
      start,
      ...bends.flatMap(({ across, along, length, lines }): GraphPoint[] =>
        lines.length === 0
          ? [[across, along]]
          : [
              [across, along - length / 2],
              [across, along + length / 2],
            ],
      ),
      end,
    ];
    const curves = stops.slice(1).map((stop, index) => {
      const from = stops[index] ?? stop;
      const half = (from[1] + stop[1]) / 2;
      return `C${this.written([from[0], half], [stop[0], half], stop)}`;
    });
    const [tip, way] = edge.isBack ? [this.point(first), -1] : [this.point(last), 1];
    const head = this.down ? arrowHead(tip[0], tip[1], 0, way) : arrowHead(tip[0], tip[1], way, 0);
    return `<path class="diagram-line" d="M${this.written(start)}${curves.join("")}"/>${head}`;
  }

  node({ node, lines, across, along, breadth, length }: PlacedItem): string {
    const [x, y] = this.point([across, along]);
    const [width, height] = this.down ? [breadth, length] : [length, breadth];
    const [left, top] = [round(x - width / 2), round(y - height / 2)];
    if (!node) {
      if (lines.length === 0) return "";
      const ground = `<rect class="diagram-ground" x="${left}" y="${top}" width="${round(width)}" height="${round(height)}"/>`;
      return ground + centredText(lines, x, y);
    }
    if (node.shape === "start")
      return `<circle class="diagram-tip" cx="${round(x)}" cy="${round(y)}" r="7"/>`;
    if (node.shape === "choice") {
      const side = round(height / 2);
      const flat = round(width - height);
      return `<path class="diagram-box" d="M${left} ${round(y)}l${side} ${-side}h${flat}l${side} ${side}l${-side} ${side}h${-flat}Z"/>${centredText(lines, x, y)}`;
    }
    const corner = node.shape === "state" ? round(height / 2) : 6;
    return `<rect class="diagram-box" x="${left}" y="${top}" width="${round(width)}" height="${round(height)}" rx="${corner}"/>${centredText(lines, x, y)}`;
  }

  describe(): string {
    const texts = new Map(this.graph.nodes.map(({ id, text }) => [id, text]));
    return this.graph.edges
      .map(({ from, to, text }) => `${texts.get(from)} → ${texts.get(to)}${text && ` (${text})`}.`.trim())
      .join(" ");
  }

  svg(title: string): string {
    const { items, edges, breadth, length } = layOut(this.graph);
    const [width, height] = this.down ? [breadth, length] : [length, breadth];
    const content = [
      ...edges.map((edge) => this.edge(edge, edges)),
      ...items.map((item) => this.node(item)),
    ].join("");
    const frame = { left: 0, width: width + 2 * margin, height: height + 2 * margin };
    return svgDrawing(frame, title, this.describe(), content);
  }
}

export const drawGraph = (graph: Graph, title: string): string => new GraphDrawing(graph).svg(title);
