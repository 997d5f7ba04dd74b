import type { AnyNode, Element } from "cheerio";
import { type BuiltPage, hasClass, isDecoration, isElement } from "../../site/built-pages.ts";
import type { PageRecord, RowRecord, SectionRecord } from "../engine/page-record.ts";

const inlineNames = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "em",
  "i",
  "kbd",
  "mark",
  "small",
  "span",
  "strong",
  "sup",
]);
/** Such a section sends its reader to other pages; those are found by what they say themselves. */
const waysOn = new Set([
  "Próximos passos",
  "Next steps",
  "Próximos pasos",
  "Veja também",
  "See also",
  "Vea también",
]);
/** A longer row stays part of its section's text as well, so that the head need not carry all of it. */
const longestRow = 240;

interface OpenSection {
  readonly anchor: string;
  readonly heading: string;
  readonly rows: RowRecord[];
  text: string;
  /** Kept behind the sentences, which make the better excerpt. */
  code: string;
}

const openSection = (anchor: string, heading: string): OpenSection => ({
  anchor,
  heading,
  rows: [],
  text: "",
  code: "",
});
const tidy = (text: string) => text.replaceAll("\u200b", "").replace(/\s+/g, " ").trim();
/** Also what is said a second time, in a tab that is not shown or to those who cannot see a drawing. */
const isLeftOut = (element: Element) =>
  isDecoration(element) ||
  element.name === "thead" ||
  element.name === "caption" ||
  (element.attribs.role === "tabpanel" && element.attribs.hidden !== undefined) ||
  hasClass(element, "brand-visually-hidden") ||
  // Lists of other pages, which are found by what they say themselves.
  hasClass(element, "ways-on") ||
  // Says how sure a value is, and stands against it without a space.
  hasClass(element, "brand-badge") ||
  hasClass(element, "docusaurus-mermaid-container");
/** A link around several elements is a card, and they stand below each other. */
const isInline = ({ name, parent }: Element) =>
  inlineNames.has(name) && !(parent && isElement(parent) && parent.name === "a");

function textOf(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeType === 3) return node.data;
      if (!isElement(node) || isLeftOut(node)) return "";
      const text = textOf(node.children);
      return isInline(node) ? text : ` ${text} `;
    })
    .join("");
}

/** The place in a row that links lead to, and the child of the row that it stands in. */
function anchorIn(row: Element): { readonly anchor: Element; readonly child: AnyNode } | undefined {
  const find = (node: AnyNode): Element | undefined => {
    if (!isElement(node)) return undefined;
    if (node.name === "span" && node.attribs.id && hasClass(node, "anchor")) return node;
    for (const child of node.children) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  for (const child of row.children) {
    const anchor = find(child);
    if (anchor) return { anchor, child };
  }
  return undefined;
}

/** `undefined` where nothing inside can be linked to. */
function rowOf(row: Element): RowRecord | undefined {
  const marked = row.attribs.id ? { anchor: row, child: undefined } : anchorIn(row);
  if (!marked) return undefined;
  const anchor = marked.anchor.attribs.id ?? "";
  const cells = row.children.filter(isElement).filter(({ name }) => name === "td" || name === "th");
  if (cells.length === 0) {
    const code = tidy(textOf([marked.anchor]));
    return { anchor, code, text: tidy(textOf([row]).replace(code, "")) };
  }
  const codeCell = cells.find((cell) => cell === marked.child) ?? cells[0];
  const texts = cells.filter((cell) => cell !== codeCell).map((cell) => tidy(textOf([cell])));
  return { anchor, code: codeCell ? tidy(textOf([codeCell])) : "", text: texts.filter(Boolean).join(" · ") };
}

function sectionsOf(root: Element | undefined): SectionRecord[] {
  let section = openSection("", "");
  const sections = [section];
  const visit = (node: AnyNode): void => {
    if (node.nodeType === 3) section.text += node.data;
    if (!isElement(node) || node.name === "h1" || isLeftOut(node)) return;
    const anchor = node.attribs.id;
    if (/^h[2-6]$/.test(node.name) && anchor) {
      section = openSection(anchor, tidy(textOf(node.children)));
      sections.push(section);
      return;
    }
    if (node.name === "pre") {
      section.code += ` ${textOf(node.children)}`;
      return;
    }
    const row = node.name === "tr" || node.name === "li" ? rowOf(node) : undefined;
    if (row) section.rows.push(row);
    if (row && row.text.length <= longestRow) return;
    for (const child of node.children) visit(child);
    if (!isInline(node)) section.text += " ";
  };
  if (root) visit(root);
  return sections
    .filter(({ heading }) => !waysOn.has(heading))
    .map(({ anchor, heading, rows, text, code }) => ({
      anchor,
      heading,
      rows: rows.map((row) => ({ ...row, text: row.text.slice(0, longestRow) })),
      text: tidy(`${text} ${code}`),
    }));
}

/** Reads a built page; what a reader cannot see there is not found either. */
export function extractPage({ $, url }: BuiltPage, docSet: string | undefined): PageRecord | undefined {
  const [main] = $("main").toArray();
  if (!main) return undefined;
  const [article = main] = $<Element, string>("article").toArray();
  const [root = article] = $(article).find<Element>(".markdown").toArray();
  const crumbs = $(".theme-doc-breadcrumbs .breadcrumbs__item", main)
    .toArray()
    .map((crumb) => tidy(textOf([crumb])))
    .filter(Boolean);
  const title =
    tidy(textOf($("h1", main).toArray().slice(0, 1))) || tidy($("title").text().split(" | ")[0] ?? "");
  const trail = [docSet ?? "", ...crumbs.slice(0, -1)].filter(Boolean);
  return {
    url,
    title,
    trail: [...new Set(trail)],
    summary: tidy($('meta[name="description"]').attr("content") ?? ""),
    sections: sectionsOf(root),
  };
}
