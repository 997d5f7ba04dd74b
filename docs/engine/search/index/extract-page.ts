import type { AnyNode, Element } from "cheerio";
import type { PageRecord, RowRecord, SectionRecord } from "../../../theme/search/engine/page-record.ts";
import { type BuiltPage, hasClass, isElement } from "../../site/built-pages.ts";
import { isInline, isLeftOut, textOf, tidy } from "./page-text.ts";
import { parametersIn } from "./parameter-rows.ts";

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

/** What is found by itself, below an element that holds such: a row, an entry of a list, the parameters of a call. */
function rowsOf(element: Element): RowRecord[] {
  if (hasClass(element, "parameters")) return parametersIn(element.children);
  const row = element.name === "tr" || element.name === "li" ? rowOf(element) : undefined;
  return row ? [row] : [];
}

/** A row that nothing leads to is a line of the text: its cells stay apart, and so does the next row. */
function lineOf(row: Element): string {
  const cells = row.children.map((cell) => tidy(textOf([cell]))).filter(Boolean);
  const line = cells.join(" · ");
  return line === "" || /[.;:!?]$/.test(line) ? line : `${line};`;
}

function sectionsOf(root: Element | undefined): SectionRecord[] {
  let section = openSection("", "");
  const sections = [section];
  const visit = (node: AnyNode, isInRow = false): void => {
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
    const rows = isInRow ? [] : rowsOf(node);
    section.rows.push(...rows);
    if (rows.length > 0 && rows.every(({ text }) => text.length <= longestRow)) return;
    if (node.name === "tr") {
      section.text += ` ${lineOf(node)} `;
      return;
    }
    for (const child of node.children) visit(child, isInRow || rows.length > 0);
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
  const crumbs = $(".theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--products)", main)
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
