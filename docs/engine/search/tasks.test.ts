import { join } from "node:path";
import { locales } from "@portal/shared/locales.ts";
import { makeFinder } from "../../theme/search/engine/finder.ts";
import { readIndex } from "./index/read-index.ts";
import { answers, type Half, halfOf, halves, judge, shareFound } from "./judge.ts";
import { searchTasks } from "./tasks.data.ts";

/** Of the tasks that tuning never saw, so many must lead to an answer among the first three hits. */
const goal = 0.95;

test("there are more than two hundred tasks, none of them twice, and either half has its share", () => {
  expect(searchTasks.length).toBeGreaterThanOrEqual(200);
  for (const [place] of locales.entries()) {
    const queries = searchTasks.map(({ asked }) => asked[place]);
    expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  }
  for (const half of halves) {
    const share = searchTasks.filter((task) => halfOf(task) === half).length / searchTasks.length;
    expect(share).toBeGreaterThan(0.4);
  }
});

test("an address stands for what is on its page, one with an anchor for that place alone", () => {
  expect(answers("/en/docs/a/b#c", "/docs/a/b")).toBe(true);
  expect(answers("/docs/a/b#c", "/docs/a/b#c")).toBe(true);
  expect(answers("/docs/a/b#d", "/docs/a/b#c")).toBe(false);
  expect(answers("/docs/a/b-more", "/docs/a/b")).toBe(false);
  expect(answers("/docs/a/b-more#c", "/docs/a/b*")).toBe(true);
  expect(answers("/docs/conecta%2B/x", "/docs/conecta+/x")).toBe(false);
  expect(answers("/docs/conecta+/x", "/docs/conecta+/x")).toBe(true);
});

describe("the built documentation", () => {
  const index = readIndex(join(__dirname, "../../build"), "pt");
  // `npm test` builds it first; whoever runs the unit tests alone may not have.
  if (!index) return;
  const pages = new Set(index.head.map(({ url }) => decodeURI(url)));

  test("has every page that a task names", () => {
    const named = searchTasks.flatMap((task) => task.pages);
    const isThere = (expected: string) =>
      [...pages].some((page) => answers(page, expected.split("#")[0] ?? ""));
    expect([...new Set(named)].filter((page) => !isThere(page))).toEqual([]);
  });

  const shares: Record<Half, number[]> = { fitted: [], unseen: [] };
  const lines: string[] = [];
  test.each(locales)("is asked for every task in %s", async (locale) => {
    const built = readIndex(join(__dirname, "../../build"), locale);
    if (!built) throw new Error(`Nothing is built in "${locale}".`);
    const find = await makeFinder(locale, built.head, built.body);
    for (const half of halves) {
      const verdict = judge(locale, half, (query) => find({ query }).hits.map(({ url }) => url));
      shares[half].push(shareFound(verdict));
      lines.push(`${locale}, ${half}: ${(100 * shareFound(verdict)).toFixed(1)} % of ${verdict.asked}`);
    }
  });

  test("leads to the answer in the first three hits, also where tuning never saw the task", () => {
    console.log(lines.join("\n"));
    for (const half of halves) {
      const mean = shares[half].reduce((sum, share) => sum + share, 0) / locales.length;
      expect(mean).toBeGreaterThanOrEqual(goal);
    }
  });
});
