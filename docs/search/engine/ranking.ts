import type { Entry } from "./entries.ts";
import type { PageHead } from "./page-record.ts";
import type { QueryWord } from "./query.ts";
import type { Scores } from "./scoring.ts";

const mostHits = 20;
const mostHitsOfAPage = 4;
/** No factors below, taken together, lift an entry further than this above what its words alone are worth. */
const greatestLift = 108;
/** So much more does a row say that is the code which was asked for than a text that mentions it. */
const exactCodeFactor = 12;
/**
 * "Field type 121" asks the table of field types, whatever other tables say of field types, and "authorizer 5" the
 * authorizers rather than the codes of the authorizing networks: the more of a title is asked for, the better.
 */
const namedTableFactor = 2;

const bareFactor = 0.5;

/** "131", "-43", "PPC": what is typed to get this one row. */
const isCode = ({ kind, label }: Entry) => kind === "row" && /^(?:-?\d+|\p{Lu}[\p{Lu}\d]+)$/u.test(label);

function isExactCode(entry: Entry, words: readonly QueryWord[]): boolean {
  const numbers = words.filter((word) => word.isNumber);
  if (numbers.length > 0) return numbers.every(({ raw }) => entry.stems.all.includes(raw));
  return words.some(({ stem }) => stem === entry.stems.name) && isCode(entry);
}

/** `1` where the entry is not the code that was asked for. */
function codeFactor(entry: Entry, words: readonly QueryWord[]): number {
  if (!isExactCode(entry, words)) return 1;
  const beside = words.filter((word) => !word.isNumber && word.stem !== entry.stems.name);
  const named = beside.filter(({ stem, alike }) => [stem, ...alike].some((term) => entry.named.has(term)));
  if (beside.length === 0 || named.length < beside.length) return exactCodeFactor;
  return exactCodeFactor * (namedTableFactor + named.length / entry.named.size);
}

/** A row of the glossary or a section is an answer to a word, but a page with that name says more. */
function labelFactor({ kind, stems }: Entry, words: readonly QueryWord[], asked: string): number {
  if (stems.name === asked) return kind === "page" ? 3 : 1.6;
  if (kind === "page" && stems.name.startsWith(asked)) return 2;
  return words.every(({ stem }) => stems.all.includes(stem)) ? 1.4 : 1;
}

/** How much of the question an entry, with the page around it, has: a number in a long sentence is seldom a code. */
function coverageOf(id: number, entry: Entry, words: readonly QueryWord[], scores: Scores): number {
  const own = scores.words[id] ?? 0;
  const covered = words.filter(
    ({ stem, alike }, place) =>
      (own & (1 << place)) !== 0 || entry.about.has(stem) || alike.some((term) => entry.about.has(term)),
  );
  return covered.length / words.length;
}

/** A common word touches thousands of entries; those that cannot get into sight are not looked at closely. */
export function rank(entries: readonly Entry[], words: readonly QueryWord[], scores: Scores): Entry[] {
  const asked = words.map(({ stem }) => stem).join("");
  const candidates: { entry: Entry; coverage: number; score: number }[] = [];
  let best = 0;
  for (const id of scores.touched) {
    const entry = entries[id];
    if (!entry) continue;
    const coverage = coverageOf(id, entry, words, scores);
    // Entries with all words come first, then those with some.
    const score = (scores.total[id] ?? 0) * coverage ** 3 * (entry.isBare ? bareFactor : 1);
    best = Math.max(best, score);
    if (score * greatestLift >= best) candidates.push({ entry, coverage, score });
  }
  const ranked = candidates
    .filter(({ score }) => score * greatestLift >= best)
    .map(({ entry, coverage, score }) => ({
      entry,
      score: score * labelFactor(entry, words, asked) * (coverage < 0.5 ? 1 : codeFactor(entry, words)),
    }));
  ranked.sort((a, b) => b.score - a.score);
  return firstOfEachPage(ranked.map(({ entry }) => entry));
}

/** Two pages may show the same table; its row is one answer. */
const sameRow = ({ kind, label, text, id }: Entry) => (kind === "row" ? `${label} ${text}` : `${id}`);

/** No page fills the list alone. */
function firstOfEachPage(ranked: readonly Entry[]): Entry[] {
  const shown = new Map<PageHead, number>();
  const said = new Set<string>();
  const kept: Entry[] = [];
  for (const entry of ranked) {
    const count = shown.get(entry.page) ?? 0;
    if (count >= mostHitsOfAPage || said.has(sameRow(entry))) continue;
    shown.set(entry.page, count + 1);
    said.add(sameRow(entry));
    kept.push(entry);
    if (kept.length === mostHits) break;
  }
  return kept;
}
