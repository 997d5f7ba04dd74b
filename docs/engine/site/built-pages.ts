import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { type AnyNode, type CheerioAPI, type Element, load } from "cheerio";

/** A page as the build wrote it. Several read it; what machines are told of it is added to its head. */
export interface BuiltPage {
  /** With locale prefix, without trailing slash. */
  readonly url: string;
  readonly file: string;
  readonly $: CheerioAPI;
}

/** Pages are written with every closing tag: a parser that knows few rules for missing ones takes a third of the time. */
const wellFormed = { xml: { xmlMode: false, decodeEntities: true } } as const;

/** Most of a page is header, sidebar and footer: its head and its `main` are read. */
export function parsePage(html: string): CheerioAPI {
  const main = html.indexOf("<main");
  const head = html.slice(0, html.indexOf("</head>"));
  const text =
    main < 0 ? head : `${head}</head><body>${html.slice(main, html.indexOf("</main>", main))}</main>`;
  return load(text, wellFormed);
}

export const isElement = (node: AnyNode): node is Element => node.nodeType === 1;

/** Drawn for the eye or the mouse. */
const decorations = new Set(["button", "label", "input", "output", "svg", "script", "style"]);

export const hasClass = ({ attribs: { class: names = "" } }: Element, name: string) =>
  names.split(" ").includes(name);

/** What says nothing that is not said elsewhere on the page. */
export const isDecoration = (element: Element) =>
  decorations.has(element.name) || element.attribs.role === "tablist" || hasClass(element, "hash-link");

/** `outDir` is the locale's own build folder; the routes carry the locale's prefix. */
export function* builtPages(outDir: string, routes: readonly string[], locale: Locale): Generator<BuiltPage> {
  const { prefix } = localeDetails[locale];
  const urls = new Set(routes.map((route) => route.replace(/\/$/, "")));
  for (const url of [...urls].sort()) {
    const file = join(outDir, decodeURI(url.slice(prefix.length)), "index.html");
    if (existsSync(file)) yield { url, file, $: parsePage(readFileSync(file, "utf8")) };
  }
}
