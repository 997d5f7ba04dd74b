import { splitLocale } from "@portal/shared/locales.ts";
import type { AnyNode, Cheerio, CheerioAPI, Element } from "cheerio";
import { hasClass, isDecoration, isElement } from "../site/built-pages.ts";
import { callSamples, listedSamples, requestSamples, type Sample } from "./samples.ts";

const blockNames =
  /^(?:h[1-6]|p|ul|ol|li|pre|table|blockquote|div|details|summary|dl|header|section|figure|hr|aside)$/;

const isBlock = (node: AnyNode) => isElement(node) && blockNames.test(node.name);
/** Rows that a filter hides stay: here nobody filters. */
const isLeftOut = (element: Element) =>
  isDecoration(element) || (element.attribs.hidden !== undefined && element.name !== "tr");

/** As it stands there, line by line. */
function plainText(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeType === 3) return node.data;
      if (!isElement(node) || isLeftOut(node)) return "";
      return node.name === "br" ? "\n" : plainText(node.children);
    })
    .join("");
}
const indented = (text: string, indent: string) =>
  text.replaceAll("\n", `\n${indent}`).replace(/^[ \t]+$/gm, "");
const quoted = (text: string) => text.replace(/^/gm, "> ").replace(/^> $/gm, ">");

/** A fence or a pair of backticks must be longer than any inside. */
function ticksAround(text: string, least: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  return "`".repeat(longest >= least ? longest + 1 : least);
}

function inlineCode(text: string): string {
  const ticks = ticksAround(text, 1);
  const space = /^`|`$/.test(text) ? " " : "";
  return `${ticks}${space}${text}${space}${ticks}`;
}

function fenced(text: string, language: string): string {
  const ticks = ticksAround(text, 3);
  return `${ticks}${language}\n${text.replace(/\n+$/, "")}\n${ticks}`;
}

/** Turns the rendered article into Markdown; links become absolute, so that they work wherever it is pasted. */
class Converter {
  readonly $: CheerioAPI;
  readonly address: string;
  /** It heads the document, and is left out of it. */
  readonly title: Element | undefined;

  constructor($: CheerioAPI, address: string, title: Element | undefined) {
    this.$ = $;
    this.address = address;
    this.title = title;
  }

  inline(nodes: readonly AnyNode[]): string {
    return nodes.map((node) => this.inlineNode(node)).join("");
  }

  /** One line, as headings, paragraphs and cells want it. */
  line(nodes: readonly AnyNode[]): string {
    return this.inline(nodes).replace(/\s+/g, " ").trim();
  }

  inlineNode(node: AnyNode): string {
    if (node.nodeType === 3) return node.data.replaceAll("\u200b", "").replace(/[\\`*<]/g, "\\$&");
    if (!isElement(node) || isLeftOut(node)) return "";
    if (node.name === "code") return inlineCode(plainText(node.children).replace(/\s+/g, " "));
    if (node.name === "br") return " ";
    if (node.name === "img") return this.image(node);
    const text = this.inline(node.children);
    if (text.trim() === "") return text;
    if (hasClass(node, "in-sandbox")) return ` (${text.trim()})`;
    if (node.name === "strong" || node.name === "b") return `**${text.trim()}**`;
    if (node.name === "em" || node.name === "i") return `*${text.trim()}*`;
    if (node.name === "a") return this.link(node, text);
    return isBlock(node) ? ` ${text} ` : text;
  }

  link({ attribs: { href } }: Element, text: string): string {
    // A row's number leads to the row itself.
    if (href === undefined || href.startsWith("#")) return text;
    return `[${text.replace(/\s+/g, " ").trim()}](${new URL(href, this.address).href})`;
  }

  image({ attribs: { alt = "", src } }: Element): string {
    return src ? `![${alt}](${new URL(src, this.address).href})` : "";
  }

  blocks(nodes: readonly AnyNode[]): string {
    const parts: string[] = [];
    let run: AnyNode[] = [];
    const endRun = () => {
      parts.push(this.line(run));
      run = [];
    };
    for (const node of nodes) {
      if (!isBlock(node)) {
        run.push(node);
        continue;
      }
      endRun();
      if (isElement(node) && !isLeftOut(node)) parts.push(this.block(node));
    }
    endRun();
    return parts.filter((part) => part !== "").join("\n\n");
  }

  block(node: Element): string {
    if (node === this.title) return "";
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    if (level) return `${"#".repeat(Number(level))} ${this.line(node.children)}`;
    if (node.name === "p" || node.name === "summary") return this.line(node.children);
    if (node.name === "ul" || node.name === "ol") return this.list(node);
    if (node.name === "dl") return this.terms(this.$(node));
    if (node.name === "pre") return this.code(node);
    if (node.name === "table") return this.table(this.$(node));
    if (node.name === "hr") return "---";
    if (node.name === "blockquote") return quoted(this.blocks(node.children));
    const {
      "data-call": call,
      "data-request": request,
      "data-samples": listed,
      "data-diagram": diagram,
      class: names = "",
    } = node.attribs;
    if (call) return this.call(call);
    if (request) return this.samples(node, requestSamples(request));
    if (listed) return this.samples(node, listedSamples(listed));
    if (diagram !== undefined) return fenced(diagram, "mermaid");
    if (hasClass(node, "theme-admonition")) return this.admonition(this.$(node));
    if (names.startsWith("codeBlockTitle")) return `**${this.line(node.children)}**`;
    return this.blocks(node.children);
  }

  /** A list of names and what each stands for. */
  terms(list: Cheerio<Element>): string {
    const lines = list.find("dt").map((_, term) => {
      const meaning = this.$(term).nextUntil("dt").toArray();
      return `- **${this.line(term.children)}**: ${this.line(meaning)}`;
    });
    return lines.get().join("\n");
  }

  list({ name, attribs, children }: Element): string {
    const start = Number(attribs.start ?? 1);
    return children
      .filter(isElement)
      .filter((item) => item.name === "li" && !isLeftOut(item))
      .map((item, index) => {
        const mark = name === "ol" ? `${start + index}. ` : "- ";
        return mark + indented(this.blocks(item.children), " ".repeat(mark.length));
      })
      .join("\n");
  }

  code({ attribs, children }: Element): string {
    const language = /language-(\S+)/.exec(attribs.class ?? "")?.[1] ?? "";
    return fenced(plainText(children), language === "text" ? "" : language);
  }

  /** The page draws the language that was chosen; whoever reads Markdown gets all of them. */
  samples({ children }: Element, samples: readonly Sample[]): string {
    const parts = samples.map(({ label, grammar, code }) => `#### ${label}\n\n${fenced(code, grammar)}`);
    const rest = children.filter((child) => !(isElement(child) && hasClass(child, "tabs-container")));
    return [...parts, this.blocks(rest)].filter((part) => part !== "").join("\n\n");
  }

  /** A call and its answers, none of which the page carries twice. */
  call(name: string): string {
    const { request, answers } = callSamples(name, splitLocale(new URL(this.address).pathname).locale);
    return [
      ...request.map(({ label, grammar, code }) => `#### ${label}\n\n${fenced(code, grammar)}`),
      ...answers.map(({ label, grammar, code }) => `**${label}**\n\n${fenced(code, grammar)}`),
    ].join("\n\n");
  }

  table(element: Cheerio<Element>): string {
    const cells = (row: Element) =>
      this.$(row)
        .children("th, td")
        .toArray()
        .map((cell) => this.line(cell.children).replaceAll("|", "\\|"));
    const [head = [], ...rows] = element.find("tr").toArray().map(cells);
    const lines = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
    const caption = this.line(element.children("caption").contents().toArray());
    return [caption && `**${caption}**`, lines.join("\n")].filter(Boolean).join("\n\n");
  }

  admonition(element: Cheerio<Element>): string {
    const heading = this.line(element.find("[class^=admonitionHeading]").first().contents().toArray());
    const content = this.blocks(element.find("[class^=admonitionContent]").first().contents().toArray());
    return quoted([heading && `**${heading}**`, content].filter(Boolean).join("\n\n"));
  }
}

export interface MarkdownArticle {
  readonly title: string;
  readonly summary: string;
  /** Without the title. */
  readonly body: string;
}

/** Reads a page of the documentation as it was built; `undefined` where there is none. */
export function articleMarkdown($: CheerioAPI, address: string): MarkdownArticle | undefined {
  const root = $<Element, string>("article .theme-doc-markdown").first();
  if (root.length === 0) return undefined;
  const [heading] = root.find("h1").toArray();
  const converter = new Converter($, address, heading);
  return {
    title: converter.line(heading?.children ?? []),
    summary: $("meta[name=description]").attr("content")?.replace(/\s+/g, " ").trim() ?? "",
    body: converter.blocks(root.contents().toArray()),
  };
}
