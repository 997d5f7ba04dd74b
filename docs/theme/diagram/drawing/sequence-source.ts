export type FrameKind = "alt" | "loop" | "opt";

export type SequenceStep =
  | {
      readonly kind: "message";
      readonly from: number;
      readonly to: number;
      readonly text: string;
      readonly dashed: boolean;
      /** Never arrives. */
      readonly lost: boolean;
    }
  | { readonly kind: "note"; readonly from: number; readonly to: number; readonly text: string }
  | { readonly kind: "open"; readonly frame: FrameKind; readonly text: string }
  | { readonly kind: "else"; readonly text: string }
  | { readonly kind: "close" };

export interface DrawnSequence {
  /** Labels, from left to right. */
  readonly parties: readonly string[];
  /** They name parties by their place. */
  readonly steps: readonly SequenceStep[];
}

const isFrame = (word: string | undefined): word is FrameKind =>
  word === "alt" || word === "loop" || word === "opt";

/** Reads the lines of Mermaid's sequence diagrams that the documentation uses; any other line is an error. */
class SequenceReader {
  readonly names: string[] = [];
  readonly labels: string[] = [];

  place(name: string): number {
    const known = this.names.indexOf(name);
    if (known >= 0) return known;
    this.labels.push(name);
    return this.names.push(name) - 1;
  }

  step(line: string): SequenceStep | undefined {
    const party = /^participant (\w+)(?: as (.+))?$/.exec(line);
    if (party) {
      this.labels[this.place(party[1] ?? "")] = party[2] ?? party[1] ?? "";
      return undefined;
    }
    const message = /^(\w+?)\s*(--?)(>>|x)\s*(\w+)\s*:\s*(.+)$/.exec(line);
    if (message) {
      const [, from = "", dashes, end, to = "", text = ""] = message;
      return {
        kind: "message",
        from: this.place(from),
        to: this.place(to),
        text,
        dashed: dashes === "--" && end !== "x",
        lost: end === "x",
      };
    }
    const note = /^Note over (\w+)(?:\s*,\s*(\w+))?\s*:\s*(.+)$/.exec(line);
    if (note) {
      const [, first = "", last = first, text = ""] = note;
      const places = [this.place(first), this.place(last)];
      return { kind: "note", from: Math.min(...places), to: Math.max(...places), text };
    }
    const [, word, text = ""] = /^(\w+)(?:\s+(.+))?$/.exec(line) ?? [];
    if (isFrame(word)) return { kind: "open", frame: word, text };
    if (word === "else") return { kind: "else", text };
    if (line === "end") return { kind: "close" };
    throw new Error(`A sequence diagram has a line that is not drawn: ${line}`);
  }
}

export function readSequence(lines: readonly string[]): DrawnSequence {
  const reader = new SequenceReader();
  const steps = lines.map((line) => reader.step(line)).filter((step) => step !== undefined);
  return { parties: reader.labels, steps };
}
