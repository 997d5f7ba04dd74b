import type { Locale } from "@portal/shared/locales.ts";
import { referenceWords } from "../../../words/reference.ts";
import { drawGraph } from "./graph-drawing.ts";
import { readFlow, readStates } from "./graph-source.ts";
import { drawSequence } from "./sequence-drawing.ts";
import { readSequence } from "./sequence-source.ts";

const words = referenceWords.diagram;

/**
 * Draws the part of Mermaid's language that the documentation uses, as SVG that the style sheet colours. Mermaid
 * itself needs a browser to measure text in, and weighs three times as much as the rest of a page.
 */
export function drawDiagram(source: string, locale: Locale): string {
  const [first = "", ...lines] = source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("%%"));
  if (first === "sequenceDiagram") {
    const sequence = readSequence(lines);
    const title = `${words.sequence[locale]} ${sequence.parties.join(", ")}`;
    return drawSequence(sequence, title, {
      alt: words.alt[locale],
      loop: words.loop[locale],
      opt: words.opt[locale],
    });
  }
  const direction = /^flowchart (LR|TD)$/.exec(first)?.[1];
  if (direction) return drawGraph(readFlow(direction, lines), words.flow[locale]);
  if (first === "stateDiagram-v2") return drawGraph(readStates(lines), words.states[locale]);
  throw new Error(`This kind of diagram is not drawn: ${first}`);
}
