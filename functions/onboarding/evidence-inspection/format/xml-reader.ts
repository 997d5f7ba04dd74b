import type { Refusal } from "@portal/shared/evidence/model.ts";
import { SaxesParser, type SaxesTagPlain } from "saxes";

/** What is no XML, what drawings do not need of it, or more than anybody draws. */
export class XmlRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

const maxEntities = 50_000;
const notXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u;

function requireFewEntities(source: string): void {
  let count = 0;
  for (let at = source.indexOf("&"); at >= 0; at = source.indexOf("&", at + 1)) {
    count += 1;
    if (count > maxEntities) throw new XmlRefused("archive-limits");
  }
}

export interface XmlReader {
  readonly open: (tag: SaxesTagPlain) => void;
  readonly text: (text: string) => void;
  readonly close: (tag: SaxesTagPlain) => void;
}

/**
 * Reads a document piece by piece. Throws XmlRefused. Comments are passed over. Document types, processing instructions
 * and CDATA are refused: readers differ over them, and that is where things hide. What saxes calls an error is refused as
 * browsers refuse it; a reader of our own was the more lenient one.
 */
export function readXml(source: string, reader: XmlReader): void {
  if (notXml.test(source)) throw new XmlRefused("damaged");
  requireFewEntities(source);
  const refuse = (refusal: Refusal) => () => {
    throw new XmlRefused(refusal);
  };
  const parser = new SaxesParser({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: "1.0" });
  parser.on("error", refuse("damaged"));
  for (const event of ["doctype", "processinginstruction", "cdata"] as const)
    parser.on(event, refuse("active-content"));
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && encoding.toLowerCase() !== "utf-8") throw new XmlRefused("active-content");
  });
  parser.on("opentag", reader.open);
  parser.on("text", reader.text);
  parser.on("closetag", reader.close);
  parser.write(source).close();
}
