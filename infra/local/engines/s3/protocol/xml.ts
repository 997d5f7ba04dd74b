import { malformedXml } from "./errors.ts";

export interface XmlElement {
  readonly name: string;
  readonly children: XmlElement[];
  text: string;
}

const namedEntities = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&apos;", "'"],
]);

function decodeEntity(entity: string): string {
  const named = namedEntities.get(entity);
  if (named !== undefined) return named;
  const [, hex, decimal] = /^&#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}));$/.exec(entity) ?? [];
  const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (!(codePoint <= 0x10ffff)) throw malformedXml();
  return String.fromCodePoint(codePoint);
}

function decodeText(text: string): string {
  return text.replace(/&[^&;]*;?/g, decodeEntity);
}

/**
 * Reads the XML that S3 clients send: elements and text. Attributes (only namespaces occur) are dropped;
 * comments, CDATA and document types are refused, so no entity can be declared.
 */
export function parseXml(source: string): XmlElement {
  const top: XmlElement = { name: "", children: [], text: "" };
  const open = [top];
  for (const piece of source.split("<").slice(1)) {
    const end = piece.indexOf(">");
    const tag = piece.slice(0, end);
    if (end < 0 || tag.startsWith("!")) throw malformedXml();
    if (tag.startsWith("/")) {
      if (open.pop()?.name !== tag.slice(1).trim()) throw malformedXml();
    } else if (!tag.startsWith("?")) {
      const element: XmlElement = {
        name: tag.replace(/\/$/, "").split(/\s/, 1)[0] ?? "",
        children: [],
        text: "",
      };
      open.at(-1)?.children.push(element);
      if (!tag.endsWith("/")) open.push(element);
    }
    const parent = open.at(-1);
    if (!parent) throw malformedXml();
    parent.text += decodeText(piece.slice(end + 1));
  }
  const root = top.children[0];
  if (!root || top.children.length > 1 || open.length > 1) throw malformedXml();
  return root;
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return childOf(element, name)?.text;
}

/** A positive whole number, or undefined when the element is absent. */
export function positiveOf(element: XmlElement | undefined, name: string): number | undefined {
  const text = textOf(element, name)?.trim();
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw malformedXml();
  return Number(text);
}

/** Text as XML; line breaks stay references because parsers would normalise them. */
export function leaf(name: string, value: string | number | boolean): string {
  const text = String(value).replace(/[<>&'"\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<${name}>${text}</${name}>`;
}

export function node(name: string, children: readonly string[]): string {
  return `<${name}>${children.join("")}</${name}>`;
}

export function xmlDocument(name: string, children: readonly string[]): string {
  const namespace = "http://s3.amazonaws.com/doc/2006-03-01/";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">${children.join("")}</${name}>`;
}
