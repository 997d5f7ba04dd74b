import type { Refusal } from "@portal/shared/evidence/model.ts";

/** A piece of an XML document, in order. */
export type XmlPiece =
  | {
      readonly kind: "open";
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isEmpty: boolean;
    }
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "text"; readonly text: string };

/** Thrown for malformed XML, for parts of XML that drawings do not need, and for excessive size. */
export class XmlRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

const malformed = () => new XmlRefused("damaged");
const forbidden = () => new XmlRefused("active-content");

const maxEntities = 50_000;

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);
const notXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u;
const declaration =
  /^<\?xml\s+version=(?:"1\.0"|'1\.0')(?:\s+encoding=(?:"utf-8"|'utf-8'))?(?:\s+standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/i;
const openTag = /^([A-Za-z_][\w.-]{0,99}(?::[A-Za-z_][\w.-]{0,99})?)/;
const attribute = /\s+([A-Za-z_][\w.-]{0,99}(?::[A-Za-z_][\w.-]{0,99})?)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** Custom entities could spell anything, so only the five predefined ones and character numbers are allowed. */
function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&([^&;]{0,12})(;?)/g, (_whole, body: string, end: string) => {
    if (end === "") throw malformed();
    const named = entities.get(body);
    if (named !== undefined) return named;
    const [, hex, decimal] = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(body) ?? [];
    if (hex === undefined && decimal === undefined) throw forbidden();
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const character = point <= 0x10ffff ? String.fromCodePoint(point) : "\0";
    if (notXml.test(character)) throw malformed();
    return character;
  });
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  attribute.lastIndex = 0;
  let end = 0;
  for (let match = attribute.exec(source); match; match = attribute.exec(source)) {
    const [, name = "", double, single] = match;
    if (attributes.has(name)) throw malformed();
    attributes.set(name, decodeEntities(double ?? single ?? ""));
    end = attribute.lastIndex;
  }
  if (source.slice(end).trim() !== "") throw malformed();
  return attributes;
}

/** Where a tag ends: at the first `>` outside quotes. */
function endOfTag(source: string, from: number): number {
  let quote = "";
  for (let at = from; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return at;
  }
  throw malformed();
}

function readTag(tag: string): XmlPiece {
  if (tag.startsWith("/")) {
    const name = tag.slice(1).trimEnd();
    if (openTag.exec(name)?.[0] !== name) throw malformed();
    return { kind: "close", name };
  }
  const [name] = openTag.exec(tag) ?? [];
  if (name === undefined) throw malformed();
  const isEmpty = tag.endsWith("/");
  const rest = tag.slice(name.length, isEmpty ? -1 : undefined);
  return { kind: "open", name, attributes: readAttributes(rest), isEmpty };
}

/** The end of the comment that begins here; undefined when none does. */
function endOfComment(source: string, at: number): number | undefined {
  if (!source.startsWith("<!--", at)) return undefined;
  const end = source.indexOf("--", at + 4);
  if (end < 0 || source.charAt(end + 2) !== ">") throw malformed();
  return end + 3;
}

function requireFewEntities(source: string): void {
  let count = 0;
  for (let at = source.indexOf("&"); at >= 0; at = source.indexOf("&", at + 1)) {
    count += 1;
    if (count > maxEntities) throw new XmlRefused("archive-limits");
  }
}

/**
 * Reads a document piece by piece; the caller checks the nesting. Comments are skipped. Document types, processing
 * instructions and CDATA are refused: parsers differ over them, which is where attacks hide.
 * @throws XmlRefused
 */
export function* readXml(source: string): Generator<XmlPiece> {
  if (notXml.test(source)) throw malformed();
  requireFewEntities(source);
  let position = declaration.exec(source)?.[0].length ?? 0;
  while (position < source.length) {
    const next = source.indexOf("<", position);
    const text = source.slice(position, next < 0 ? undefined : next);
    if (text.includes("]]>")) throw malformed();
    if (text !== "") yield { kind: "text", text: decodeEntities(text) };
    if (next < 0) return;
    const comment = endOfComment(source, next);
    if (comment === undefined && (source.charAt(next + 1) === "!" || source.charAt(next + 1) === "?")) {
      throw forbidden();
    }
    if (comment === undefined) {
      const end = endOfTag(source, next + 1);
      yield readTag(source.slice(next + 1, end));
      position = end + 1;
    } else position = comment;
  }
}
