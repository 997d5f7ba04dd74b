import type { FoundSet, Question } from "./answer.ts";
import type { SearchEntry } from "./entries.ts";
import type { PageHead } from "./page-record.ts";
import type { QueryWord } from "./query.ts";
import type { Scores } from "./scoring.ts";
import type { Weights } from "./weights.ts";

const mostHits = 20;
const mostHitsOfAPage = 4;
/** A parameter stands under many calls; beyond the best of them, another answer says more. */
const mostHitsOfAName = 1;
/** More doc sets than these are no choice but a list. */
const mostSets = 6;

interface AskedName {
  readonly words: readonly QueryWord[];
  /** The stems of all words, as one name. */
  readonly name: string;
  readonly weights: Weights;
}

/** "131", "-43", "PPC": what is typed to get this one row. */
const isCode = ({ kind, label }: SearchEntry) =>
  kind === "row" && /^(?:-?\d+|\p{Lu}[\p{Lu}\d]+)$/u.test(label);

function isExactCode(entry: SearchEntry, words: readonly QueryWord[]): boolean {
  const numbers = words.filter((word) => word.isNumber);
  if (numbers.length > 0) return numbers.every(({ raw }) => entry.stems.all.includes(raw));
  return words.some(({ stem }) => stem === entry.stems.name) && isCode(entry);
}

/** `1` where the entry is not the code that was asked for. */
function codeFactor(entry: SearchEntry, { words, weights }: AskedName): number {
  if (!isExactCode(entry, words)) return 1;
  const beside = words.filter((word) => !word.isNumber && word.stem !== entry.stems.name);
  const named = beside.filter(({ stem, alike }) => [stem, ...alike].some((term) => entry.named.has(term)));
  if (beside.length === 0 || named.length < beside.length) return weights.exactCode;
  return weights.exactCode * (weights.namedTable + named.length / entry.named.size);
}

const hasAll = (all: readonly string[], words: readonly QueryWord[]) =>
  words.every(({ stem }) => all.includes(stem));

function labelFactor(
  { kind, stems, address, docSet, page }: SearchEntry,
  { words, name, weights }: AskedName,
): number {
  if (address === name && page.url.endsWith(docSet)) return weights.wholeSet;
  if (stems.name === name) return kind === "page" ? weights.samePage : weights.samePart;
  if (address === name) return weights.samePage;
  if (kind === "page" && stems.name.startsWith(name)) return weights.pageBegins;
  // Of a call's path, one word is a small part.
  const isPart = kind === "row" && stems.all.length > 2 * words.length;
  return !isPart && hasAll(stems.all, words) ? weights.labelHasAll : 1;
}

/** An error text, or what a code is called, is typed as it was read. */
function nameFactor({ nameStems }: SearchEntry, { words, name, weights }: AskedName): number {
  if (nameStems.name === "") return 1;
  if (nameStems.name.startsWith(name)) return weights.nameBegins;
  return hasAll(nameStems.all, words) ? weights.nameHasAll : 1;
}

/** How much of the question an entry, with the page around it, has: a number in a long sentence is seldom a code. */
function coverageOf(entry: SearchEntry, words: readonly QueryWord[], scores: Scores): number {
  const own = scores.words[entry.id] ?? 0;
  let coverage = 0;
  for (const [place, { stem, alike }] of words.entries()) {
    const isCovered =
      (own & (1 << place)) !== 0 || entry.about.has(stem) || alike.some((term) => entry.about.has(term));
    if (isCovered) coverage += scores.telling[place] ?? 0;
  }
  return coverage;
}

interface Candidate {
  readonly entry: SearchEntry;
  readonly coverage: number;
  score: number;
}

interface Ranking {
  readonly entries: readonly SearchEntry[];
  readonly words: readonly QueryWord[];
  readonly scores: Scores;
  readonly weights: Weights;
  readonly question: Question;
}

export interface Ranked {
  readonly entry: SearchEntry;
  readonly score?: string;
}

/** Made of the pages of CliSiTef: who asks without naming one of them is better led to the whole. */
const retold: ReadonlySet<string> = new Set([
  "sitef-interface-simplificada",
  "clisitef-manual-de-referencia-espanhol",
]);

/** Tells the calls of the gateway again as one country has them; who means it names it. */
const ofOneCountry = "e-sitef-argentina";

/** What the doc set of an entry is worth to a reader who has `reading` open. */
function docSetFactor({ docSet }: SearchEntry, { weights, question: { reading } }: Ranking): number {
  if (reading !== undefined && docSet === reading) return weights.reading;
  if (docSet === ofOneCountry) return weights.ofOneCountry;
  return retold.has(docSet) ? weights.retold : 1;
}

/** No factors taken together lift an entry further than this above what its words alone are worth. */
function greatestLifts({ words, weights }: Ranking): { readonly row: number; readonly other: number } {
  const code = weights.exactCode * (weights.namedTable + 1);
  const name = Math.max(weights.wholeSet, weights.samePage, weights.samePart * weights.nameBegins);
  const canBeCode = words.some(({ isNumber }) => isNumber);
  return { row: name * code, other: canBeCode ? name * code : name };
}

/** A common word touches thousands of entries; those that cannot get into sight are not looked at closely. */
function candidatesOf(ranking: Ranking): Candidate[] {
  const { entries, words, scores, weights } = ranking;
  const lifts = greatestLifts(ranking);
  const liftOf = ({ kind }: SearchEntry) => (kind === "row" ? lifts.row : lifts.other);
  const candidates: Candidate[] = [];
  let best = 0;
  for (const id of scores.touched) {
    const entry = entries[id];
    if (!entry) continue;
    const most = (scores.total[id] ?? 0) * liftOf(entry) * weights.reading;
    if (most < best) continue;
    const coverage = coverageOf(entry, words, scores);
    const bare = entry.isBare ? weights.bare : 1;
    const score =
      (scores.total[id] ?? 0) * coverage ** weights.coverage * bare * docSetFactor(entry, ranking);
    best = Math.max(best, score);
    if (score * liftOf(entry) >= best) candidates.push({ entry, coverage, score });
  }
  return candidates.filter(({ entry, score }) => score * liftOf(entry) >= best);
}

/** What lifts or lowers a candidate beyond what its words are worth. */
const factorsOf = ({ entry, coverage }: Candidate, asked: AskedName) => ({
  label: labelFactor(entry, asked),
  name: nameFactor(entry, asked),
  code: coverage < 0.5 ? 1 : codeFactor(entry, asked),
});

const rounded = (value: number) => `${Number(value.toPrecision(3))}`;

function explain(candidate: Candidate, { scores }: Ranking, asked: AskedName): string {
  const { entry, coverage, score } = candidate;
  const factors = Object.entries(factorsOf(candidate, asked)).filter(([, factor]) => factor !== 1);
  return [
    `${rounded(score)} = words ${rounded(scores.total[entry.id] ?? 0)}`,
    `coverage ${rounded(coverage)}`,
    ...factors.map(([name, factor]) => `${name} ×${rounded(factor)}`),
    ...(entry.isBare ? ["bare"] : []),
  ].join(" · ");
}

export function rank(ranking: Ranking): { readonly ranked: Ranked[]; readonly sets: FoundSet[] } {
  const { words, weights, question } = ranking;
  const asked = { words, weights, name: words.map(({ stem }) => stem).join("") };
  const ranked = candidatesOf(ranking);
  for (const candidate of ranked) {
    const { label, name, code } = factorsOf(candidate, asked);
    candidate.score *= label * name * code;
  }
  ranked.sort((a, b) => b.score - a.score);
  const { only } = question;
  const kept = firstOfEachPage(
    only === undefined ? ranked : ranked.filter(({ entry }) => entry.docSet === only),
  );
  return {
    ranked: kept.map((candidate) => ({
      entry: candidate.entry,
      ...(question.explain && { score: explain(candidate, ranking, asked) }),
    })),
    sets: setsOf(ranked),
  };
}

/** The doc sets that have hits, in the order of their best one. */
function setsOf(ranked: readonly Candidate[]): FoundSet[] {
  const sets = new Map<string, FoundSet>();
  for (const { entry } of ranked) {
    if (sets.size === mostSets) break;
    const { docSet, page } = entry;
    if (docSet !== "" && !sets.has(docSet)) sets.set(docSet, { id: docSet, name: page.trail[0] ?? docSet });
  }
  return [...sets.values()];
}

/** Two pages may show the same table; its row is one answer. */
const sameRow = ({ kind, label, text, id }: SearchEntry) => (kind === "row" ? `${label} ${text}` : `${id}`);

/** A page that tells a code in two tables is one way to it. */
const sameCode = (entry: SearchEntry) => (isCode(entry) ? `${entry.page.url} ${entry.label}` : `${entry.id}`);

/** Rows that are told apart by where they stand; a code means something else in each table. */
const sameName = (entry: SearchEntry) =>
  entry.kind === "row" && !isCode(entry) ? `${entry.docSet} ${entry.label}` : `${entry.id}`;

/** No page and no name fills the list alone. */
function firstOfEachPage(ranked: readonly Candidate[]): Candidate[] {
  const shown = new Map<PageHead | string, number>();
  const said = new Set<string>();
  const kept: Candidate[] = [];
  const isFull = (one: PageHead | string, most: number) => (shown.get(one) ?? 0) >= most;
  for (const candidate of ranked) {
    const { entry } = candidate;
    const name = sameName(entry);
    const isOneTooMany = isFull(entry.page, mostHitsOfAPage) || isFull(name, mostHitsOfAName);
    const rows = [sameRow(entry), sameCode(entry)];
    if (isOneTooMany || rows.some((row) => said.has(row))) continue;
    for (const one of [entry.page, name]) shown.set(one, (shown.get(one) ?? 0) + 1);
    for (const row of rows) said.add(row);
    kept.push(candidate);
    if (kept.length === mostHits) break;
  }
  return kept;
}
