import { Fragment } from "react";
import "../sandbox.css";

const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;

/** Indented; a text that was cut is shown as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly kind: "name" | "value" | "plain";
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(tokens)) {
    const [whole, string = "", colon] = match;
    pieces.push({ at, text: text.slice(at, match.index), kind: "plain" });
    const kind = colon === undefined ? "value" : "name";
    pieces.push({ at: match.index, text: string || whole, kind });
    at = match.index + (string || whole).length;
  }
  return [...pieces, { at, text: text.slice(at), kind: "plain" }];
}

/** A JSON text as people read it, with names and values told apart by more than colour: names stand before colons. */
export function JsonText({ text }: { text: string }) {
  return (
    <pre className="sandbox-json">
      <code>
        {piecesOf(pretty(text)).map((piece) => (
          <Fragment key={`${piece.at} ${piece.kind}`}>
            {piece.kind === "plain" ? piece.text : <span data-kind={piece.kind}>{piece.text}</span>}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}
