import { locales } from "@portal/shared/locales.ts";
import type { AlgoliaKeys } from "@portal/shared/settings/site-config.ts";
import { type Ask, halves, judge, shareFound } from "../../../docs/engine/search/judge.ts";
import { searchTasks } from "../../../docs/engine/search/tasks.data.ts";
import { algoliaSearch } from "../../../docs/theme/search/algolia/algolia-search.ts";
import type { SearchAnswer } from "../../../docs/theme/search/engine/answer.ts";
import { Problem } from "../../problem.ts";
import { stages } from "../../stages.ts";
import type { Figure, Gap } from "./figure.ts";

/** The first stage that lets Algolia answer. */
const searched = Object.values(stages).find(({ algolia }) => algolia !== undefined);

export const algoliaGap: Gap | undefined = searched
  ? undefined
  : {
      bar: "search",
      what: "tasks missed, Algolia",
      reason: "not measured: no stage of infra/stages.ts has it",
    };

const answerTo = (
  keys: AlgoliaKeys,
  locale: (typeof locales)[number],
  query: string,
): Promise<SearchAnswer> =>
  new Promise((onAnswer, reject) => {
    const onFailure = () => reject(new Problem(`Algolia did not answer "${query}".`));
    algoliaSearch(keys, locale)({ onAnswer, onFailure }).ask({ query });
  });

/** The tasks by which the site's own search is judged, asked of Algolia as readers would. */
export async function algoliaFigures(): Promise<Figure[]> {
  if (!searched?.algolia) return [];
  const missed: Record<string, number[]> = {};
  for (const [place, locale] of locales.entries()) {
    const found = new Map<string, readonly string[]>();
    for (const { asked } of searchTasks) {
      const query = asked[place] ?? "";
      found.set(
        query,
        (await answerTo(searched.algolia, locale, query)).hits.map(({ url }) => url),
      );
    }
    const ask: Ask = (query) => found.get(query) ?? [];
    for (const half of halves) (missed[half] ??= []).push(100 * (1 - shareFound(judge(locale, half, ask))));
  }
  return Object.entries(missed).map(([half, values]) => ({
    bar: "search",
    what: `tasks missed, ${half} half, Algolia`,
    value: values.reduce((sum, each) => sum + each, 0) / values.length,
    unit: "%",
  }));
}
