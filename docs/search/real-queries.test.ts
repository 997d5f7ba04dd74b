import { join } from "node:path";
import { locales, splitLocale } from "@portal/shared/locales.ts";
import { type Find, makeFinder } from "./finder.ts";
import { expectedQueries } from "./queries.data.ts";
import { readIndex } from "./read-index.ts";

const buildDir = join(__dirname, "../build");
const hitsThatCount = 3;

const isExpected = (found: string, expected: string) => {
  const path = decodeURI(splitLocale(found).path);
  return expected.includes("#") ? path === expected : path.split("#")[0] === expected;
};

describe.each(locales)("in %s", (locale) => {
  const cases = Object.entries(expectedQueries[locale]).flatMap(([kind, queries]) =>
    queries.map(([query, url]) => ({ kind, query, url })),
  );

  test("at least twenty different questions are asked", () => {
    expect(new Set(cases.map(({ query }) => query)).size).toBeGreaterThanOrEqual(20);
  });

  // `npm test` builds the documentation first; whoever runs the unit tests alone may not have.
  const index = readIndex(buildDir, locale);
  if (!index) return;

  describe("the built documentation answers in the first three hits", () => {
    let find: Find;
    beforeAll(async () => {
      find = await makeFinder(locale, index.head, index.body);
    });

    test.each(cases)("$kind: $query", ({ query, url }) => {
      const urls = find(query)
        .slice(0, hitsThatCount)
        .map((hit) => hit.url);
      expect({ urls, found: urls.some((found) => isExpected(found, url)) }).toMatchObject({ found: true });
    });
  });

  test("the storage REST listing is the one page that search does not know", () => {
    const urls = index.head.map((page) => page.url);
    expect(urls.filter((url) => url.endsWith("/armazenamento-rest-listagem"))).toEqual([]);
    expect(urls.length).toBeGreaterThan(20);
  });
});
