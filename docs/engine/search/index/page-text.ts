import type { AnyNode, Element } from "cheerio";
import { hasClass, isDecoration, isElement } from "../../site/built-pages.ts";

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
export const tidy = (text: string) => text.replaceAll("\u200b", "").replace(/\s+/g, " ").trim();
/** Also what is said a second time, in a tab that is not shown or to those who cannot see a drawing. */
export const isLeftOut = (element: Element) =>
  isDecoration(element) ||
  element.name === "thead" ||
  element.name === "caption" ||
  // Says only that there are members, which are rows.
  (element.name === "summary" && hasClass(element, "members__name")) ||
  (element.attribs.role === "tabpanel" && element.attribs.hidden !== undefined) ||
  hasClass(element, "brand-visually-hidden") ||
  // Lists of other pages, which are found by what they say themselves.
  hasClass(element, "ways-on") ||
  // What each page says of its document, and where its examples go: nobody looks for either.
  hasClass(element, "doc-version") ||
  hasClass(element, "environment") ||
  // They say how sure a value is; the mark stands against it without a space.
  hasClass(element, "in-sandbox") ||
  hasClass(element, "in-sandbox-legend") ||
  hasClass(element, "docusaurus-mermaid-container");
/** A link around several elements is a card, and they stand below each other. */
export const isInline = ({ name, parent }: Element) =>
  inlineNames.has(name) && !(parent && isElement(parent) && parent.name === "a");

export function textOf(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeType === 3) return node.data;
      if (!isElement(node) || isLeftOut(node)) return "";
      const text = textOf(node.children);
      return isInline(node) ? text : ` ${text} `;
    })
    .join("");
}
