import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, chromium, type Route } from "playwright-core";
import { browserPath } from "./browser.ts";

/** Scripts and styles are published at Brotli's best; CloudFront compresses all else on the way, at about the other. */
const published = { files: /\/assets\/(?:js|css)\//, quality: constants.BROTLI_MAX_QUALITY };
const onTheWay = 4;
/** Already compressed: these travel as they are. */
const travelsAsItIs = /\.(?:woff2|avif|webp|png|jpe?g|gif|ico)$/;
const origin = "http://docs.localhost";

/** What a page may weigh at most, and one page of each kind, with the heaviest of those that are much alike. */
export const pageLimitKilobytes = 200;
export const weighedPages = [
  { kind: "home", page: "/" },
  { kind: "list of the doc sets", page: "/docs/" },
  { kind: "doc set", page: "/docs/e-sitef/" },
  { kind: "doc set with the most pages in its menu", page: "/es/docs/manual-interface-clisitef/" },
  { kind: "guide with a diagram in its first screen", page: "/docs/e-sitef/home-quickstart/" },
  { kind: "guide with two diagrams", page: "/docs/e-sitef/op-overview/" },
  { kind: "guide with code and diagrams", page: "/docs/e-sitef/pagamento-rest-fluxo/" },
  { kind: "quick start", page: "/docs/e-sitef/pagamento-rest-quickstart/" },
  { kind: "operation", page: "/docs/e-sitef/pagamento-rest-dopayment/" },
  { kind: "operation with the most parameters", page: "/docs/e-sitef/pagamento-rest-begin/" },
  { kind: "code table", page: "/docs/clisitef/tabela_valores_tipocampo/" },
  { kind: "index of all fields", page: "/docs/manual-interface-clisitef/campos/" },
  { kind: "group of fields", page: "/docs/manual-interface-clisitef/grupo-comprovante/" },
  {
    kind: "call by another protocol",
    page: "/docs/sitefex-ws-consulta/webservice-consulta-transacoes-data/",
  },
  { kind: "field", page: "/docs/manual-interface-clisitef/valor-total/" },
  { kind: "field in English", page: "/en/docs/manual-interface-clisitef/valor-total/" },
  { kind: "operation in Spanish", page: "/es/docs/e-sitef/pagamento-rest-dopayment/" },
  { kind: "missing page", page: "/404.html" },
] as const;

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

export interface PageWeight {
  readonly page: string;
  /** HTML, code, styles, fonts, images and data that the page fetches before it is quiet. */
  readonly kilobytes: number;
  /** What the page fetches ahead, because the reader may go there next. */
  readonly aheadKilobytes: number;
}

function builtFile(build: string, address: string): string | undefined {
  const file = path.join(build, decodeURIComponent(new URL(address).pathname));
  const found = existsSync(file) && statSync(file).isDirectory() ? path.join(file, "index.html") : file;
  return existsSync(found) ? found : undefined;
}

function compressedBytes(file: string): number {
  const content = readFileSync(file);
  if (travelsAsItIs.test(file)) return content.length;
  const quality = published.files.test(file) ? published.quality : onTheWay;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

const transferred = new Map<string, number>();

/** Most of a page is in every page: Brotli at its best takes longer for that than the browser for all else. */
function transferredBytes(file: string): number {
  const bytes = transferred.get(file) ?? compressedBytes(file);
  transferred.set(file, bytes);
  return bytes;
}

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + transferredBytes(file), 0) / 1024;

/**
 * Weighs a page of a build without serving it: the browser's requests are answered from its files. Every page is in a
 * context of its own, so that nothing comes out of a cache.
 */
export async function weighPage(browser: Browser, build: string, page: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const needed = new Set<string>();
  const ahead = new Set<string>();
  await context.route("**/*", async (route: Route) => {
    const request = route.request();
    const file = request.url().startsWith(origin) ? builtFile(build, request.url()) : undefined;
    // The portal's functions and other hosts are no part of the built pages.
    if (!file) return route.abort();
    const isAhead = "purpose" in request.headers() || "sec-purpose" in request.headers();
    (isAhead ? ahead : needed).add(file);
    return route.fulfill({ path: file, contentType: contentTypes[path.extname(file)] });
  });
  const tab = await context.newPage();
  await tab.goto(`${origin}${page}`, { waitUntil: "networkidle" });
  await context.close();
  const onlyAhead = [...ahead].filter((file) => !needed.has(file));
  return { page, kilobytes: kilobytes(needed), aheadKilobytes: kilobytes(onlyAhead) };
}

/** The same for several, in a browser of their own. */
export async function weighPages(build: string, pages: readonly string[]): Promise<PageWeight[]> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ["--no-sandbox"] });
  try {
    const weights: PageWeight[] = [];
    for (const page of pages) weights.push(await weighPage(browser, build, page));
    return weights;
  } finally {
    await browser.close();
  }
}
