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

const hash = 0x23;

/** -1 for what is no hexadecimal digit. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** `/J#61vaScript` is the same name to a reader. */
function unescaped(bytes: Buffer): string {
  const written = Buffer.from(bytes);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    const code = bytes[at] ?? 0;
    const [high, low] = code === hash ? [digitOf(bytes[at + 1] ?? 0), digitOf(bytes[at + 2] ?? 0)] : [-1, -1];
    const isEscape = high >= 0 && low >= 0;
    written[length] = isEscape ? high * 16 + low : code;
    if (isEscape) at += 2;
  }
  return written.toString("latin1", 0, length);
}

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
  const text = unescaped(bytes);
  if (encrypted.test(text)) return "damaged";
  return active.some((pattern) => pattern.test(text)) ? "active-content" : undefined;
}
