export type NodeShape = "box" | "choice" | "state" | "start";

export interface GraphNode {
  readonly id: string;
  readonly text: string;
  readonly shape: NodeShape;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

export interface Graph {
  readonly direction: "across" | "down";
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

class GraphReader {
  readonly nodes = new Map<string, GraphNode>();
  readonly edges: GraphEdge[] = [];

  /** A node is named at every use, and described at one of them. */
  node(written: string): string {
    const [, id = "", box, choice] = /^(\w+)(?:\["?(.+?)"?\]|\{"?(.+?)"?\})?$/.exec(written.trim()) ?? [];
    if (!id) throw new Error(`A flowchart has a node that is not drawn: ${written}`);
    const text = box ?? choice;
    if (text !== undefined) this.nodes.set(id, { id, text, shape: choice ? "choice" : "box" });
    else if (!this.nodes.has(id)) this.nodes.set(id, { id, text: id, shape: "box" });
    return id;
  }

  flowLine(line: string): void {
    const [first = "", ...rest] = line.split(/\s+-->\s*/);
    let from = this.node(first);
    for (const part of rest) {
      const [, text = "", target = ""] = /^(?:\|(.+?)\|\s*)?(.+)$/.exec(part) ?? [];
      const to = this.node(target);
      this.edges.push({ from, to, text });
      from = to;
    }
  }

  stateLine(line: string): void {
    const [, from = "", to = "", text = ""] = /^(\S+)\s+-->\s+(\w+)(?:\s*:\s*(.+))?$/.exec(line) ?? [];
    if (!from) throw new Error(`A state diagram has a line that is not drawn: ${line}`);
    for (const id of [from, to]) {
      this.nodes.set(id, { id, text: id === "[*]" ? "" : id, shape: id === "[*]" ? "start" : "state" });
    }
    this.edges.push({ from, to, text });
  }
}

/** Reads the lines of Mermaid's flowcharts that the documentation uses; any other line is an error. */
export function readFlow(direction: string, lines: readonly string[]): Graph {
  const reader = new GraphReader();
  for (const line of lines) reader.flowLine(line);
  return {
    direction: direction === "LR" ? "across" : "down",
    nodes: [...reader.nodes.values()],
    edges: reader.edges,
  };
}

export function readStates(lines: readonly string[]): Graph {
  const reader = new GraphReader();
  for (const line of lines) reader.stateLine(line);
  return { direction: "down", nodes: [...reader.nodes.values()], edges: reader.edges };
}
