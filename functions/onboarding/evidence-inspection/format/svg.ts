import type { Refusal } from "@portal/shared/evidence/model.ts";
import type { SaxesTagPlain } from "saxes";
import {
  allowedAttributes,
  allowedElements,
  attributePrefixes,
  inertPrefixes,
  svgNamespace,
} from "./svg-allowed.data.ts";
import { decodeText } from "./text.ts";
import { readXml, XmlRefused } from "./xml-reader.ts";

type OpenedTag = SaxesTagPlain;

const maxElements = 50_000;
const maxDepth = 100;
const maxStyleCharacters = 256 * 1024;

const ownFragment = /^#[\w.:-]{1,200}$/;
const embeddedPicture = /^data:image\/(?:png|jpeg|jpg);base64,[A-Za-z0-9+/=\s]+$/;
/** Whatever makes a style fetch something: functions, rules, and escapes that can spell either. */
const reaching =
  /\\|@|<|&|expression|javascript|behaviou?r|-moz-binding|(?:image|image-set|src|element|cross-fade|paint|var|env|attr)\s*\(/i;

const refused = () => new XmlRefused("active-content");

/** A style may name parts of its own drawing and nothing else. */
function checkStyle(style: string): void {
  const rest = style.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, "");
  const withoutOwn = rest.replace(/url\(\s*(?:"#[\w.:-]+"|'#[\w.:-]+'|#[\w.:-]+)\s*\)/gi, "");
  if (reaching.test(withoutOwn) || /url|\/\*|\*\//i.test(withoutOwn)) throw refused();
}

function checkNamespace(name: string, value: string): void {
  const expected = name === "xmlns" ? svgNamespace : attributePrefixes.get(name.slice("xmlns:".length));
  if (value !== expected) throw refused();
}

function checkAttribute(element: string, name: string, value: string): void {
  if (name === "xmlns" || name.startsWith("xmlns:")) return checkNamespace(name, value);
  const [prefix = "", local] = name.split(":");
  if (local !== undefined && inertPrefixes.has(prefix)) return undefined;
  if (!allowedAttributes.has(name)) throw refused();
  if (name === "href" || name === "xlink:href") {
    const isPicture = element === "image" && embeddedPicture.test(value);
    if (!ownFragment.test(value) && !isPicture) throw refused();
    return undefined;
  }
  return checkStyle(value);
}

function checkElement({ name, attributes }: OpenedTag): void {
  const [prefix = "", local] = name.split(":");
  if (local === undefined ? !allowedElements.has(name) : !inertPrefixes.has(prefix)) throw refused();
  for (const [attribute, value] of Object.entries(attributes)) checkAttribute(name, attribute, value);
}

/** Nested `use` elements multiply without bound, so what a `use` shows may not contain another one. */
class Copies {
  readonly #holders = new Set<string>();
  readonly #shown = new Set<string>();

  note({ name, attributes }: OpenedTag, open: readonly OpenedTag[]): void {
    if (name !== "use") return;
    for (const one of open) this.#holders.add(`#${one.attributes.id ?? ""}`);
    this.#holders.add(`#${attributes.id ?? ""}`);
    for (const attribute of ["href", "xlink:href"]) this.#shown.add(attributes[attribute] ?? "");
  }

  areNested(): boolean {
    return [...this.#shown].some((target) => target !== "" && target !== "#" && this.#holders.has(target));
  }
}

/** @throws XmlRefused */
function read(source: string): Refusal | undefined {
  const open: OpenedTag[] = [];
  const copies = new Copies();
  let elements = 0;
  let style = "";
  readXml(source, {
    open: (tag) => {
      if (open.length === 0 && (tag.name !== "svg" || tag.attributes.xmlns !== svgNamespace))
        throw new XmlRefused("damaged");
      checkElement(tag);
      copies.note(tag, open);
      elements += 1;
      if (elements > maxElements || open.length >= maxDepth) throw new XmlRefused("archive-limits");
      open.push(tag);
    },
    text: (text) => {
      if (open.at(-1)?.name === "style") style += text;
    },
    close: () => void open.pop(),
  });
  if (style.length > maxStyleCharacters) return "archive-limits";
  checkStyle(style);
  return copies.areNested() ? "archive-limits" : undefined;
}

/** Accepts only elements, attributes, styles and addresses that are known to be inert, each by an explicit list. */
export function inspectSvg(bytes: Buffer): Refusal | undefined {
  const source = decodeText(bytes);
  if (source === undefined) return "damaged";
  if (!/^\s*<(?:\?xml|svg|!--|!DOCTYPE)/i.test(source)) return "format-mismatch";
  try {
    return read(source);
  } catch (error) {
    if (error instanceof XmlRefused) return error.refusal;
    throw error;
  }
}
