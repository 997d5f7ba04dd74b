import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { brotliCompressSync, constants } from "node:zlib";
import type { Locale } from "@portal/shared/locales.ts";
import { makeFinder } from "../../theme/search/engine/finder.ts";
import type { IndexBody, PageHead } from "../../theme/search/engine/page-record.ts";
import type { BuiltIndex } from "./index/read-index.ts";
import { expectedQueries } from "./queries.data.ts";

/** What the search may cost a reader: kilobytes as transferred, milliseconds on the reader's side. */
export const searchLimits = { firstQueryKB: 400, indexKB: 1024, p99Milliseconds: 15 };

/** The same at `fullSite` pages; kilobytes of the index alone, without the code that reads it. */
export interface SearchCost {
  readonly firstQueryKB: number;
  readonly indexKB: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
}

const fullSite = 1000;
/** The fastest counts, so that what else the machine does is not measured. */
const repetitions = 3;
/** CloudFront compresses on the way at about this quality; what is uploaded compressed is smaller still. */
const quality = 4;

/** As transferred, once the site has all its pages. */
export function kilobytesAtFullSite(content: string | Buffer, builtPages: number): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  return (brotliCompressSync(content, options).length * Math.max(1, fullSite / builtPages)) / 1024;
}

const reversed = (word: string) => Array.from(word).toReversed().join("");

/** While the site is smaller than it will be: copies with some words made new, so that the vocabulary grows as it would. */
export function grownToFullSite(index: Pick<BuiltIndex, "head" | "body">): {
  head: PageHead[];
  body: IndexBody;
} {
  const head = [...index.head];
  const body = [...index.body];
  for (let copy = 1; head.length < fullSite; copy += 1) {
    const strange = (text: string) =>
      text
        .split(" ")
        .map((word, place) => ((place + copy) % 30 === 0 ? `${reversed(word)}${copy % 10}` : word))
        .join(" ");
    index.head.slice(0, fullSite - head.length).forEach((page, place) => {
      head.push({ ...page, title: strange(page.title), url: `${page.url}-${copy}` });
      body.push((index.body[place] ?? []).map(strange));
    });
  }
  return { head, body };
}

/** Every state that a typed query passes through is searched, as in the browser. */
const keystrokes = (locale: Locale) =>
  Object.values(expectedQueries[locale])
    .flat()
    .flatMap(([query]) => Array.from(query, (_, place) => query.slice(0, place + 1)));

/** The smallest value that at least this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Times the questions of the search's own test, letter by letter. */
export function timeQueries(
  locale: Locale,
  ask: (query: string) => unknown,
): Pick<SearchCost, "p50Milliseconds" | "p99Milliseconds"> {
  const times = keystrokes(locale).map((query) => {
    const attempts = Array.from({ length: repetitions }, () => {
      const askedAt = performance.now();
      ask(query);
      return performance.now() - askedAt;
    });
    return Math.min(...attempts);
  });
  return { p50Milliseconds: percentile(times, 0.5), p99Milliseconds: percentile(times, 0.99) };
}

/** What the built index costs, and what its answers cost with the pages that are still to come. */
export async function measureSearch(locale: Locale, index: BuiltIndex): Promise<SearchCost> {
  const [headKB = 0, bodyKB = 0] = [index.headFile, index.bodyFile].map((file) =>
    kilobytesAtFullSite(readFileSync(file), index.head.length),
  );
  const { head, body } = grownToFullSite(index);
  const find = await makeFinder(locale, head, body);
  return {
    firstQueryKB: headKB,
    indexKB: headKB + bodyKB,
    ...timeQueries(locale, (query) => find({ query })),
  };
}
