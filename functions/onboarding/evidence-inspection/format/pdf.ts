import type { Refusal } from "@portal/shared/evidence/model.ts";
import { unescaped, unpackObjects } from "./pdf-objects.ts";

/** Entries that act by themselves or reach outside. A link that a reader follows on purpose (`/URI`) is allowed. */
const active = [
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|Movie|Sound|SubmitForm|ImportData|GoToE|GoToR|Rendition)(?![A-Za-z0-9])/,
  // The action on opening may only be a jump to a place in the document.
  /\/OpenAction(?!\s*\[)/,
  /\/AA\s*(?:<<|\d+\s+\d+\s+R)/,
  // External files: a network share that is asked for one learns who opened the document.
  /\/U?F\s*(?:\(\s*(?:\\\\|\\0?134|\/\/|[A-Za-z]{2,8}:)|<\s*(?:FEFF\s*(?:00)?)?(?:5C|2F)\s*(?:00\s*)?(?:5C|2F))/i,
  /\/FS\s*\/URL(?![A-Za-z0-9])/,
  // Short enough to occur by chance in compressed bytes, so what must follow it is matched as well.
  /\/JS\s*(?:\(|<|\d+\s+\d+\s+R)/,
  /\/XFA\s*(?:\[|\d+\s+\d+\s+R)/,
];
const encrypted = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;
const ending = /startxref[\r\n\t ]+(\d{1,10})[\r\n\t ]+%%EOF[\0\t\n\f\r ]*$/;
/** How far from the end of the file its trailer is searched. */
const endingBytes = 2048;

const acts = (text: string): boolean => active.some((pattern) => pattern.test(text));

/**
 * Refuses documents with anything active in them. The raw bytes are scanned whole, streams included, because a table
 * of objects may point into the middle of a stream; compressed objects are unpacked up to a limit.
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
  if (acts(text)) return "active-content";
  const packed = unpackObjects(bytes);
  if (typeof packed === "string") return packed;
  return packed.some(acts) ? "active-content" : undefined;
}
