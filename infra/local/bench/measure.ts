import { existsSync } from "node:fs";
import path from "node:path";
import { type Locale, locales } from "@portal/shared/locales.ts";
import { measureSearch, type SearchCost, searchLimits } from "../../../docs/engine/search/figures.ts";
import { type BuiltIndex, readIndex } from "../../../docs/engine/search/index/read-index.ts";
import { type Ask, halves, judge, shareFound } from "../../../docs/engine/search/judge.ts";
import { makeFinder } from "../../../docs/theme/search/engine/finder.ts";
import type { SiteBuilds } from "../../deploy/site-objects.ts";
import { Problem } from "../../problem.ts";
import { docsBuild, webBuild } from "../build/site-builds.ts";
import type { Bench, Figure } from "./figure.ts";
import { lighthouseFigures } from "./lighthouse.ts";
import { lunrFinder, measureLunr } from "./lunr-peer.ts";
import { readWebFigures } from "./web-figures.ts";

/** The latest builds; search and page weights are measured on them. */
export function findBuilds(): SiteBuilds {
  for (const { name, folder } of [docsBuild, webBuild]) {
    if (!existsSync(path.join(folder, "index.html")))
      throw new Problem(`There is nothing built in ${folder}: run npm run build:${name}.`);
  }
  return { docs: docsBuild.folder, web: webBuild.folder };
}

interface SearchRow {
  readonly cost: keyof SearchCost;
  readonly what: string;
  readonly unit: Figure["unit"];
  readonly limit?: number;
  /** The highest allowed ratio of our figure to lunr's. */
  readonly ratioLimit?: number;
}

const searchRows: readonly SearchRow[] = [
  {
    cost: "firstQueryKB",
    what: "first query at 1,000 pages",
    unit: "KB",
    limit: searchLimits.firstQueryKB,
    ratioLimit: 1,
  },
  { cost: "indexKB", what: "whole index at 1,000 pages", unit: "KB", limit: searchLimits.indexKB },
  { cost: "p50Milliseconds", what: "p50 of a query at 1,000 pages", unit: "ms" },
  {
    cost: "p99Milliseconds",
    what: "p99 of a query at 1,000 pages",
    unit: "ms",
    limit: searchLimits.p99Milliseconds,
    ratioLimit: 1,
  },
];

function builtIndex(docs: string, locale: Locale): BuiltIndex {
  const index = readIndex(docs, locale);
  if (!index) throw new Problem(`The documentation is not built in "${locale}": run npm run build:docs.`);
  return index;
}

/** The same pages, the same questions letter by letter: ours, lunr, and one as a part of the other. */
async function searchLocale(docs: string, locale: Locale): Promise<Figure[]> {
  const index = builtIndex(docs, locale);
  const ours = await measureSearch(locale, index);
  const lunr = measureLunr(locale, index);
  return searchRows.flatMap(({ cost, unit, limit, ratioLimit, ...row }): Figure[] => {
    const what = `search ${locale}, ${row.what}`;
    return [
      { bar: "search", what, value: ours[cost], unit, limit },
      { bar: "search", what: `${what}, lunr`, value: lunr[cost], unit },
      {
        bar: "search",
        what: `${what}, ours / lunr`,
        value: ours[cost] / lunr[cost],
        unit: "x",
        limit: ratioLimit,
      },
    ];
  });
}

/** Tasks that do not lead to their answer in the first three hits, of the half that tuning saw and of the other. */
async function missedTasks(docs: string): Promise<Figure[]> {
  const indexes = locales.map((locale) => ({ locale, index: builtIndex(docs, locale) }));
  const finders = await Promise.all(
    indexes.map(async ({ locale, index }) => {
      const find = await makeFinder(locale, index.head, index.body);
      const ours: Ask = (query) => find({ query }).hits.map(({ url }) => url);
      return { locale, ours, lunr: lunrFinder(locale, index) };
    }),
  );
  return halves.flatMap((half) => {
    const missed = (who: "ours" | "lunr") =>
      finders.map((each) => 100 * (1 - shareFound(judge(each.locale, half, each[who]))));
    const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
    const figure = (what: string, value: number): Figure => ({ bar: "search", what, value, unit: "%" });
    const ours = missed("ours");
    return [
      ...ours.map((value, place) => figure(`tasks missed, ${half} half, ${locales[place]}`, value)),
      { ...figure(`tasks missed, ${half} half`, mean(ours)), ...(half === "unseen" && { limit: 5 }) },
      figure(`tasks missed, ${half} half, lunr`, mean(missed("lunr"))),
    ];
  });
}

export async function searchFigures({ docs }: SiteBuilds): Promise<Figure[]> {
  const figures: Figure[] = await missedTasks(docs);
  for (const locale of locales) figures.push(...(await searchLocale(docs, locale)));
  return figures;
}

/** The home, a guide with a diagram, an operation and a field. */
const docsPages = [
  "/",
  "/docs/e-sitef/home-quickstart/",
  "/docs/e-sitef/pagamento-rest-dopayment/",
  "/docs/manual-interface-clisitef/valor-total/",
];

export async function weightFigures(bench: Bench, builds: SiteBuilds): Promise<Figure[]> {
  const { docs, portal } = await readWebFigures(bench, builds, docsPages);
  return [
    ...docs.flatMap(({ page, kilobytes, limitKilobytes, aheadKilobytes }): Figure[] => [
      {
        bar: "weight",
        what: `docs ${page}, brotli`,
        value: kilobytes,
        unit: "KB",
        limit: limitKilobytes,
      },
      { bar: "weight", what: `docs ${page}, brotli, fetched ahead`, value: aheadKilobytes, unit: "KB" },
    ]),
    ...portal.map(
      ({ page, kilobytes, limitKilobytes }): Figure => ({
        bar: "weight",
        what: `portal ${page}, gzip JS`,
        value: kilobytes,
        unit: "KB",
        limit: limitKilobytes,
      }),
    ),
  ];
}

export async function paintFigures(bench: Bench, builds: SiteBuilds): Promise<Figure[]> {
  const { browser } = await readWebFigures(bench, builds, []);
  return lighthouseFigures(bench, builds, browser, [...docsPages, "/login"]);
}
