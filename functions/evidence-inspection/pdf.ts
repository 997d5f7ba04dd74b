import type { Refusal } from "@portal/shared/evidence/model.ts";

/** Acts by themselves or reach outside. A link that a reader follows on purpose (`/URI`) is none of them. */
const active = [
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition)(?![A-Za-z0-9])/,
  // Short enough to come about by chance among compressed bytes, so what has to follow it is asked for too.
  /\/JS\s*(?:\(|<|\d+\s+\d+\s+R)/,
  /\/XFA\s*(?:\[|\d+\s+\d+\s+R)/,
];
const encrypted = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;
const ending = /startxref[\r\n\t ]+(\d{1,10})[\r\n\t ]+%%EOF[\0\t\n\f\r ]*$/;
/** As far back as the ending is looked for. */
const endingBytes = 2048;

/** `/J#61vaScript` is the same name to a reader. */
const unescaped = (text: string): string =>
  text.includes("#")
    ? text.replace(/#([0-9A-Fa-f]{2})/g, (_escape, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;

/**
 * From its first byte to its last, with nothing in it that acts. Everything is looked at, streams included: a table
 * of objects may point into the middle of one. What is compressed stays unseen.
 */
export function inspectPdf(bytes: Buffer): Refusal | undefined {
  if (!/^%PDF-(?:1\.[0-7]|2\.0)[\r\n\t ]/.test(bytes.toString("latin1", 0, 16))) return "damaged";
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - endingBytes));
  const end = ending.exec(tail);
  if (!end) return bytes.includes("%%EOF") ? "hidden-content" : "damaged";
  const table = bytes.toString("latin1", Number(end[1]), Number(end[1]) + 32);
  if (!/^\s*(?:xref\s|\d{1,10}\s+\d{1,5}\s+obj)/.test(table)) return "damaged";
  const text = unescaped(bytes.toString("latin1"));
  if (encrypted.test(text)) return "damaged";
  return active.some((pattern) => pattern.test(text)) ? "active-content" : undefined;
}
