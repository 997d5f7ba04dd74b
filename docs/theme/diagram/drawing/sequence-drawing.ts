import type { DrawnSequence, FrameKind, SequenceStep } from "./sequence-source.ts";
import {
  arrowHead,
  centredText,
  escapeText,
  lineHeight,
  round,
  svgDrawing,
  textWidth,
  widestLine,
  wrapText,
} from "./text.ts";

type Message = Extract<SequenceStep, { kind: "message" }>;
type Note = Extract<SequenceStep, { kind: "note" }>;

const margin = 12;
const widestLabel = 190;
const loopWidth = 36;
const framePadding = 14;

const labelOf = (text: string) => wrapText(text, widestLabel);
const partyWidth = (label: string) => widestLine(labelOf(label)) + 28;

/** How far apart the lines of two parties must be, for each pair that has something between them. */
function distances({ parties, steps }: DrawnSequence): { from: number; to: number; least: number }[] {
  const boxes = parties.slice(1).map((label, index) => ({
    from: index,
    to: index + 1,
    least: (partyWidth(parties[index] ?? "") + partyWidth(label)) / 2 + 20,
  }));
  const labels = steps.flatMap((step) => {
    if (step.kind !== "message" && step.kind !== "note") return [];
    const width = widestLine(labelOf(step.text));
    const [from, to] = [Math.min(step.from, step.to), Math.max(step.from, step.to)];
    if (from < to) return [{ from, to, least: width + (step.kind === "note" ? 0 : 30) }];
    if (step.kind === "message") return [{ from, to: from + 1, least: width + loopWidth + 26 }];
    return [
      { from: from - 1, to: from, least: width / 2 + 26 },
      { from, to: from + 1, least: width / 2 + 26 },
    ];
  });
  return [...boxes, ...labels];
}

class SequenceDrawing {
  readonly sequence: DrawnSequence;
  readonly words: Readonly<Record<FrameKind, string>>;
  readonly columns: number[] = [];
  readonly parts: string[] = [];
  readonly open: { top: number; parts: string[]; left: number; right: number }[] = [];
  left = 0;
  right = 0;
  y = 0;

  constructor(sequence: DrawnSequence, words: Readonly<Record<FrameKind, string>>) {
    this.sequence = sequence;
    this.words = words;
    const needed = distances(sequence);
    sequence.parties.forEach((label, place) => {
      const reach = needed.filter(({ from, to }) => to === place && from >= 0);
      this.columns.push(
        Math.max(partyWidth(label) / 2, ...reach.map(({ from, least }) => this.column(from) + least)),
      );
    });
    this.right = Math.max(
      ...sequence.parties.map((label, place) => this.column(place) + partyWidth(label) / 2),
    );
  }

  column(place: number): number {
    return this.columns[place] ?? 0;
  }

  /** Frames close around what is drawn in them. */
  reach(left: number, right: number): void {
    for (const frame of this.open) {
      frame.left = Math.min(frame.left, left);
      frame.right = Math.max(frame.right, right);
    }
    this.left = Math.min(this.left, left);
    this.right = Math.max(this.right, right);
  }

  parties(y: number, height: number): string {
    return this.sequence.parties
      .map((label, place) => {
        const width = partyWidth(label);
        const x = this.column(place);
        const box = `<rect class="diagram-box" x="${round(x - width / 2)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;
        return box + centredText(labelOf(label), x, y + height / 2);
      })
      .join("");
  }

  message({ from, to, text, dashed, lost }: Message): void {
    const lines = labelOf(text);
    const [start, end] = [this.column(from), this.column(to)];
    this.reach(Math.min(start, end) - 14, Math.max(start, end) + 14);
    const kind = `class="diagram-line${dashed ? " diagram-line--dashed" : ""}"`;
    this.y += 12 + lines.length * lineHeight;
    const y = this.y;
    const labelY = y - 8 - ((lines.length - 1) * lineHeight) / 2;
    if (from === to) {
      const width = widestLine(lines);
      this.reach(start, start + loopWidth + 10 + width);
      this.parts.push(
        `<path ${kind} d="M${round(start)} ${y - 12}h${loopWidth}v20h${-loopWidth + 8}"/>`,
        arrowHead(start + 1, y + 8, -1, 0),
        `<g class="diagram-label">${centredText(lines, start + loopWidth + 10 + width / 2, y - 2)}</g>`,
      );
      this.y += 14;
      return;
    }
    const direction = Math.sign(end - start);
    this.parts.push(
      `<path ${kind} d="M${round(start)} ${y}H${round(end - direction * (lost ? 12 : 8))}"/>`,
      lost
        ? `<path class="diagram-line" d="M${round(end - direction * 12 - 5)} ${y - 5}l10 10m0-10l-10 10"/>`
        : arrowHead(end - direction, y, direction, 0),
      `<g class="diagram-label">${centredText(lines, (start + end) / 2, labelY - 4)}</g>`,
    );
    this.y += 6;
  }

  note({ from, to, text }: Note): void {
    const lines = labelOf(text);
    const centre = (this.column(from) + this.column(to)) / 2;
    const width = Math.max(
      widestLine(lines) + 24,
      from === to ? 0 : this.column(to) - this.column(from) + 40,
    );
    const height = lines.length * lineHeight + 12;
    this.reach(centre - width / 2, centre + width / 2);
    this.y += 12;
    this.parts.push(
      `<rect class="diagram-note" x="${round(centre - width / 2)}" y="${round(this.y)}" width="${round(width)}" height="${height}" rx="4"/>`,
      centredText(lines, centre, this.y + height / 2),
    );
    this.y += height;
  }

  openFrame(kind: FrameKind, text: string): void {
    this.y += 12;
    this.open.push({
      top: this.y,
      parts: [this.frameLabel(this.words[kind], text)],
      left: Infinity,
      right: 0,
    });
    this.y += 20;
  }

  /** Written once the frame's left side is known. */
  frameLabel(word: string, condition: string): string {
    const label = `${word ? `<tspan class="diagram-word">${escapeText(word)}</tspan> ` : ""}[${escapeText(condition)}]`;
    return `<text class="diagram-condition" x="LEFT" y="${round(this.y + 15)}">${label}</text>`;
  }

  elseFrame(text: string): void {
    this.y += 14;
    this.open
      .at(-1)
      ?.parts.push(
        `<path class="diagram-frame" d="MLEFTLINE ${round(this.y)}HRIGHT"/>`,
        this.frameLabel("", text),
      );
    this.y += 20;
  }

  closeFrame(): void {
    const frame = this.open.pop();
    if (!frame) throw new Error("A sequence diagram closes a frame that it did not open.");
    this.y += 14;
    const conditions = frame.parts.map((part) => textWidth(part.replace(/<[^>]*>/g, "")));
    const left = frame.left - framePadding;
    const right = Math.max(frame.right + framePadding, left + Math.max(...conditions) + 24);
    this.reach(left, right);
    this.parts.push(
      `<rect class="diagram-frame" x="${round(left)}" y="${round(frame.top)}" width="${round(right - left)}" height="${round(this.y - frame.top)}" rx="6"/>`,
      ...frame.parts.map((part) =>
        part
          .replaceAll("LEFTLINE", `${round(left)}`)
          .replaceAll("LEFT", `${round(left + 8)}`)
          .replaceAll("RIGHT", `${round(right)}`),
      ),
    );
    this.y += 4;
  }

  draw(step: SequenceStep): void {
    if (step.kind === "message") this.message(step);
    else if (step.kind === "note") this.note(step);
    else if (step.kind === "open") this.openFrame(step.frame, step.text);
    else if (step.kind === "else") this.elseFrame(step.text);
    else this.closeFrame();
  }

  svg(title: string): string {
    const { parties, steps } = this.sequence;
    const height = Math.max(...parties.map((label) => labelOf(label).length)) * lineHeight + 18;
    this.y = margin / 2 + height + 4;
    for (const step of steps) this.draw(step);
    if (this.open.length > 0) throw new Error("A sequence diagram leaves a frame open.");
    const bottom = this.y + 14;
    const lifelines = parties
      .map((_label, place) => `M${round(this.column(place))} ${margin / 2 + height}V${round(bottom)}`)
      .join("");
    const content = [
      `<path class="diagram-life" d="${lifelines}"/>`,
      this.parties(margin / 2, height),
      ...this.parts,
    ].join("");
    const frame = {
      left: this.left - margin,
      width: this.right - this.left + 2 * margin,
      height: bottom + margin / 2,
    };
    return svgDrawing(frame, title, describe(this.sequence), content);
  }
}

function describe({ parties, steps }: DrawnSequence): string {
  return steps
    .map((step) => {
      if (step.kind === "message") return `${parties[step.from]} → ${parties[step.to]}: ${step.text}.`;
      if (step.kind === "close") return "";
      return step.kind === "note" ? `${step.text}.` : `[${step.text}]`;
    })
    .filter(Boolean)
    .join(" ");
}

export const drawSequence = (
  sequence: DrawnSequence,
  title: string,
  words: Readonly<Record<FrameKind, string>>,
): string => new SequenceDrawing(sequence, words).svg(title);
