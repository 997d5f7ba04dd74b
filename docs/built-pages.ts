import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { type Locale, localeDetails } from "../shared/locales.ts";

/** A page as the build wrote it. Several read it: whoever takes parts away, takes them from a copy. */
export interface BuiltPage {
  /** With locale prefix, without trailing slash. */
  readonly url: string;
  readonly $: CheerioAPI;
}

/** The parser is slow, and most of a page is header, sidebar and footer: its head and its `main` are read. */
export function parsePage(html: string): CheerioAPI {
  const main = html.indexOf("<main");
  const head = html.slice(0, html.indexOf("</head>"));
  return load(
    main < 0 ? head : `${head}</head><body>${html.slice(main, html.indexOf("</main>", main))}</main>`,
  );
}

/** `outDir` is the locale's own build folder; the routes carry the locale's prefix. */
export function* builtPages(outDir: string, routes: readonly string[], locale: Locale): Generator<BuiltPage> {
  const { prefix } = localeDetails[locale];
  const urls = new Set(routes.map((route) => route.replace(/\/$/, "")));
  for (const url of [...urls].sort()) {
    const file = join(outDir, decodeURI(url.slice(prefix.length)), "index.html");
    if (existsSync(file)) yield { url, $: parsePage(readFileSync(file, "utf8")) };
  }
}
