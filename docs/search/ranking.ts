import type { SearchResult } from "minisearch";
import type { Entry } from "./entries.ts";
import type { PageHead } from "./page-record.ts";
import type { QueryWord } from "./query.ts";

const mostHits = 20;
const mostHitsOfAPage = 4;

export interface Ranked {
  readonly result: SearchResult;
  readonly entry: Entry;
  readonly score: number;
}

/** "131", "-43", "PPC": what is typed to get this one row, and no text that mentions it. */
const isCode = ({ kind, label }: Entry) => kind === "row" && /^(?:-?\d+|\p{Lu}[\p{Lu}\d]+)$/u.test(label);

function isExactCode(entry: Entry, words: readonly QueryWord[]): boolean {
  const numbers = words.filter((word) => word.isCode);
  if (numbers.length > 0) return numbers.every(({ raw }) => entry.stems.all.includes(raw));
  return isCode(entry) && words.some(({ stem }) => stem === entry.stems.name);
}

/** A glossary row is the answer to a word, but a page with that name says more. */
function labelFactor({ kind, stems }: Entry, words: readonly QueryWord[]): number {
  const asked = words.map(({ stem }) => stem).join("");
  if (stems.name === asked) return kind === "row" ? 1.6 : 3;
  if (kind === "page" && stems.name.startsWith(asked)) return 2;
  return words.every(({ stem }) => stems.all.includes(stem)) ? 1.4 : 1;
}

/** How well an entry answers as a whole; the index only knows how well single words fit. */
function score(result: SearchResult, entry: Entry, words: readonly QueryWord[]): number {
  const matched = new Set(result.queryTerms);
  const covered = words.filter(({ raw, stem, alike }) =>
    [raw, stem, ...alike].some((term) => matched.has(term)),
  );
  const coverage = (covered.length / words.length) ** 3;
  return result.score * coverage * labelFactor(entry, words) * (isExactCode(entry, words) ? 12 : 1);
}

/** Entries with all words first, then those with some; no page fills the list alone. */
export function rank(
  results: readonly SearchResult[],
  entries: readonly Entry[],
  words: readonly QueryWord[],
): Ranked[] {
  const ranked = results.flatMap((result): Ranked[] => {
    const entry = entries[Number(result.id)];
    return entry ? [{ result, entry, score: score(result, entry, words) }] : [];
  });
  ranked.sort((a, b) => b.score - a.score);
  const shown = new Map<PageHead, number>();
  const kept: Ranked[] = [];
  for (const each of ranked) {
    const count = shown.get(each.entry.page) ?? 0;
    if (count >= mostHitsOfAPage) continue;
    shown.set(each.entry.page, count + 1);
    kept.push(each);
    if (kept.length === mostHits) break;
  }
  return kept;
}
