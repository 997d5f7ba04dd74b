import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Locale } from "../../shared/locales.ts";
import { makeFinder } from "./finder.ts";
import type { IndexBody, PageHead } from "./page-record.ts";
import { expectedQueries } from "./queries.data.ts";
import type { BuiltIndex } from "./read-index.ts";

/** What the search may cost a reader: kilobytes as transferred, milliseconds on the reader's side. */
export const searchLimits = { firstQueryKB: 400, indexKB: 1024, p99Milliseconds: 15 };
const fullSite = 1000;
/** The fastest counts, so that what else the machine does is not measured. */
const repetitions = 3;
/** CloudFront compresses on the way at about this quality; what is uploaded compressed is smaller still. */
const quality = 4;

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;
const brotli = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const reversed = (word: string) => Array.from(word).toReversed().join("");

/** While the site is smaller than it will be: copies with some words made new, so that the vocabulary grows as it would. */
function grow(index: BuiltIndex, pages: number): { head: PageHead[]; body: IndexBody } {
  const head = [...index.head];
  const body = [...index.body];
  for (let copy = 1; head.length < pages; copy += 1) {
    const strange = (text: string) =>
      text
        .split(" ")
        .map((word, place) => ((place + copy) % 30 === 0 ? `${reversed(word)}${copy % 10}` : word))
        .join(" ");
    index.head.slice(0, pages - head.length).forEach((page, place) => {
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

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Figures of the index that was built, and what they will be with the pages that are still to come. */
export async function measureSearch(locale: Locale, index: BuiltIndex) {
  const { head, body } = grow(index, fullSite);
  const startedAt = performance.now();
  await makeFinder(locale, head);
  const headBuiltAt = performance.now();
  const find = await makeFinder(locale, head, body);
  const bodyBuiltAt = performance.now();
  const times = keystrokes(locale).map((query) => {
    const attempts = Array.from({ length: repetitions }, () => {
      const askedAt = performance.now();
      find(query);
      return performance.now() - askedAt;
    });
    return Math.min(...attempts);
  });
  times.sort((a, b) => a - b);
  const [headFile, bodyFile] = [readFileSync(index.headFile), readFileSync(index.bodyFile)];
  const scale = Math.max(1, fullSite / index.head.length);
  return {
    pages: index.head.length,
    headKB: kilobytes(brotli(headFile)),
    headGzipKB: kilobytes(gzipSync(headFile).length),
    bodyKB: kilobytes(brotli(bodyFile)),
    firstQueryKBAtFullSite: kilobytes(brotli(headFile) * scale),
    indexKBAtFullSite: kilobytes((brotli(headFile) + brotli(bodyFile)) * scale),
    headReadyMilliseconds: Math.round(headBuiltAt - startedAt),
    bodyReadyMilliseconds: Math.round(bodyBuiltAt - headBuiltAt),
    p50Milliseconds: Math.round(percentile(times, 0.5) * 10) / 10,
    p99Milliseconds: Math.round(percentile(times, 0.99) * 10) / 10,
  };
}
