import type { AnyNode, Element } from "cheerio";
import type { RowRecord } from "../../../theme/search/engine/page-record.ts";
import { isElement } from "../../site/built-pages.ts";
import { isInline, isLeftOut, textOf, tidy } from "./page-text.ts";

const isParameter = (node: AnyNode): boolean => isElement(node) && node.attribs.id !== undefined;

/** The first of its elements that is code, outside the parameters that it holds itself. */
function nameIn(nodes: readonly AnyNode[]): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node) || isParameter(node)) continue;
    const name = node.name === "code" ? node : nameIn(node.children);
    if (name) return name;
  }
  return undefined;
}

function textBeside(nodes: readonly AnyNode[], name: Element): string {
  return nodes
    .map((node) => {
      if (node === name || isParameter(node)) return "";
      if (!isElement(node) || isLeftOut(node)) return textOf([node]);
      const text = textBeside(node.children, name);
      return isInline(node) ? text : ` ${text} `;
    })
    .join("");
}

/** Parameters of a call are a list of lists: each that can be linked to is a row, and those inside it are, too. */
export function parametersIn(nodes: readonly AnyNode[]): RowRecord[] {
  return nodes.filter(isElement).flatMap((element) => {
    const name = isParameter(element) ? nameIn(element.children) : undefined;
    const inside = parametersIn(element.children);
    if (!name) return inside;
    const text = tidy(textBeside(element.children, name));
    return [{ anchor: element.attribs.id ?? "", code: tidy(textOf([name])), text }, ...inside];
  });
}
