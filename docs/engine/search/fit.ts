import { join } from "node:path";
import { type Locale, locales } from "@portal/shared/locales.ts";
import { type Find, finderOf, type Prepared, prepareSearch } from "../../theme/search/engine/finder.ts";
import { weights as start, type Weights } from "../../theme/search/engine/weights.ts";
import { type BuiltIndex, readIndex } from "./index/read-index.ts";
import { answers, halfOf, halves, hitsThatCount, judge, shareFound } from "./judge.ts";
import { expectedQueries } from "./queries.data.ts";
import { searchTasks } from "./tasks.data.ts";

/*
 * Walks from the constants as they stand, one at a time, while the fitted half of the tasks gets better; prints what it
 * comes to and what that is worth on either half. Writes nothing: whoever runs it decides what to take over.
 */

const steps = [0.5, 0.7, 1.4, 2] as const;
const mostRounds = 2;
/** Being found counts; among the found, the higher the better, so that a step that helps a little is seen. */
const worthOfPlace = 0.1;

/** Less is chance: what was gained in hundredths here was lost in whole questions on the other half. */
const leastGain = 0.5;

type Name = string;
/** Worked out while the index is built. */
const isBuiltIn = (name: Name) => name.startsWith("fields.");

type Plain = Record<string, number | Record<string, number>>;

/** The constants by path, as "fields.code", and back. */
const pathsOf = (weights: Plain): Record<Name, number> =>
  Object.fromEntries(
    Object.entries(weights).flatMap(([name, value]) =>
      typeof value === "number"
        ? [[name, value] as const]
        : Object.entries(value).map(([inner, each]) => [`${name}.${inner}`, each] as const),
    ),
  );

function weightsOf(paths: Readonly<Record<Name, number>>): Weights {
  const at = (path: Name, otherwise: number) => paths[path] ?? otherwise;
  const { fields, means, ...single } = start;
  const group = <K extends string>(name: string, values: Readonly<Record<K, number>>) =>
    Object.fromEntries(
      Object.entries<number>(values).map(([key, value]) => [key, at(`${name}.${key}`, value)]),
    );
  return {
    ...start,
    ...Object.fromEntries(Object.entries(single).map(([key, value]) => [key, at(key, value)])),
    fields: { ...fields, ...group("fields", fields) },
    means: { ...means, ...group("means", means) },
  };
}

const namesOf = Object.keys(pathsOf(start));

function scaled(weights: Weights, name: Name, factor: number): Weights {
  const paths = pathsOf({ ...weights, fields: { ...weights.fields }, means: { ...weights.means } });
  return weightsOf({ ...paths, [name]: (paths[name] ?? 0) * factor });
}

interface Site {
  readonly locale: Locale;
  readonly index: BuiltIndex;
}

function readSites(): Site[] {
  return locales.map((locale) => {
    const index = readIndex(join(__dirname, "../../build"), locale);
    if (!index) throw new Error(`Nothing is built in "${locale}": run npm run build:docs first.`);
    return { locale, index };
  });
}

const prepare = (sites: readonly Site[], weights: Weights) =>
  Promise.all(sites.map(({ locale, index }) => prepareSearch(locale, index.head, index.body, weights)));

const urlsOf = (find: Find) => (query: string) => find({ query }).hits.map(({ url }) => url);

/** The fitted half of the tasks, and the questions that the search has answered from the start. */
const questions = locales.map((locale, place) => [
  ...searchTasks
    .filter((task) => halfOf(task) === "fitted")
    .map(({ asked, pages }) => ({ query: asked[place] ?? "", pages })),
  ...Object.values(expectedQueries[locale])
    .flat()
    .map(([query, ...pages]) => ({ query, pages })),
]);

function worth(finders: readonly Find[]): number {
  let sum = 0;
  for (const [place, find] of finders.entries()) {
    for (const { query, pages } of questions[place] ?? []) {
      const at = urlsOf(find)(query).findIndex((url) => pages.some((page) => answers(url, page)));
      if (at >= 0) sum += (at < hitsThatCount ? 1 : 0) + worthOfPlace / (at + 1);
    }
  }
  return sum;
}

async function fit(sites: readonly Site[]): Promise<Weights> {
  let best: Weights = start;
  let prepared = await prepare(sites, best);
  const findersOf = (by: readonly Prepared[], weights: Weights) => by.map((each) => finderOf(each, weights));
  let bestWorth = worth(findersOf(prepared, best));
  for (let round = 0; round < mostRounds; round += 1) {
    const before = bestWorth;
    for (const name of namesOf) {
      for (const step of steps) {
        const tried = scaled(best, name, step);
        const again = isBuiltIn(name) ? await prepare(sites, tried) : prepared;
        const value = worth(findersOf(again, tried));
        if (value < bestWorth + leastGain) continue;
        console.log(`${name} ×${step}: ${bestWorth.toFixed(2)} → ${value.toFixed(2)}`);
        [best, bestWorth, prepared] = [tried, value, again];
      }
    }
    if (bestWorth === before) break;
  }
  return best;
}

async function main(): Promise<void> {
  const sites = readSites();
  const best = await fit(sites);
  console.log(JSON.stringify(best, undefined, 2));
  const finders = (await prepare(sites, best)).map((each) => finderOf(each, best));
  for (const half of halves) {
    for (const [place, { locale }] of sites.entries()) {
      const find = finders[place];
      if (find)
        console.log(
          `${half}, ${locale}: ${(100 * shareFound(judge(locale, half, urlsOf(find)))).toFixed(1)} %`,
        );
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
