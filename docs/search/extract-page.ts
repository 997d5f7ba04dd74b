import type { AnyNode, Cheerio, CheerioAPI, Element } from "cheerio";
import type { BuiltPage } from "../built-pages.ts";
import type { PageRecord, RowRecord, SectionRecord } from "./page-record.ts";

/** Drawn for the eye or the mouse, or said a second time in a tab that is not shown. */
const leftOut =
  "button, label, input, output, svg, script, style, thead, [role=tablist], [role=tabpanel][hidden], .hash-link, .brand-visually-hidden, .docusaurus-mermaid-container";
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
const isElement = (node: AnyNode): node is Element => node.nodeType === 1;
/** A link around several elements is a card, and they stand below each other. */
const isInline = ({ name, parent }: Element) =>
  inlineNames.has(name) && !(parent && isElement(parent) && parent.name === "a");

function textOf(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeType === 3) return node.data;
      if (!isElement(node)) return "";
      const text = textOf(node.children);
      return isInline(node) ? text : ` ${text} `;
    })
    .join("");
}

/** `undefined` where nothing inside can be linked to. */
function rowOf($: CheerioAPI, entry: Cheerio<Element>): RowRecord | undefined {
  const marked = entry.is("[id]") ? entry : entry.find("span.anchor[id]").first();
  const anchor = marked.attr("id");
  if (!anchor) return undefined;
  const cells = entry.children("td, th").toArray();
  if (cells.length === 0) {
    const code = tidy(textOf(marked.toArray()));
    return { anchor, code, text: tidy(textOf(entry.toArray()).replace(code, "")) };
  }
  const codeCell = cells.find((cell) => $(cell).find(marked).length > 0) ?? cells[0];
  const texts = cells.filter((cell) => cell !== codeCell).map((cell) => tidy(textOf([cell])));
  return { anchor, code: codeCell ? tidy(textOf([codeCell])) : "", text: texts.filter(Boolean).join(" · ") };
}

function sectionsOf($: CheerioAPI, root: Cheerio<Element>): SectionRecord[] {
  let section = openSection("", "");
  const sections = [section];
  const visit = (node: AnyNode): void => {
    if (node.nodeType === 3) section.text += node.data;
    if (!isElement(node) || node.name === "h1") return;
    const element = $(node);
    const anchor = element.attr("id");
    if (/^h[2-6]$/.test(node.name) && anchor) {
      section = openSection(anchor, tidy(textOf(node.children)));
      sections.push(section);
      return;
    }
    if (node.name === "pre") {
      section.code += ` ${textOf(node.children)}`;
      return;
    }
    const row = node.name === "tr" || node.name === "li" ? rowOf($, element) : undefined;
    if (row) section.rows.push(row);
    if (row && row.text.length <= longestRow) return;
    for (const child of node.children) visit(child);
    if (!isInline(node)) section.text += " ";
  };
  for (const node of root.toArray()) visit(node);
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
  const main = $("main").first().clone();
  if (main.length === 0) return undefined;
  main.find(leftOut).remove();
  const root = ["article .markdown", "article"]
    .map((place) => main.find<Element>(place).first())
    .find((found) => found.length > 0);
  const crumbs = main
    .find(".theme-doc-breadcrumbs .breadcrumbs__item")
    .toArray()
    .map((crumb) => tidy($(crumb).text()))
    .filter(Boolean);
  const title = tidy(main.find("h1").first().text()) || tidy($("title").text().split(" | ")[0] ?? "");
  const trail = [docSet ?? "", ...crumbs.slice(0, -1)].filter(Boolean);
  return {
    url,
    title,
    trail: [...new Set(trail)],
    summary: tidy($('meta[name="description"]').attr("content") ?? ""),
    sections: sectionsOf($, root ?? main),
  };
}
