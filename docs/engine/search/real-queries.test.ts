import { readdirSync } from "node:fs";
import { join } from "node:path";
import { localeDetails, locales, splitLocale } from "@portal/shared/locales.ts";
import { type Find, makeFinder } from "../../theme/search/engine/finder.ts";
import { movedAddresses } from "../site/moved-pages.ts";
import { readIndex } from "./index/read-index.ts";
import { expectedQueries } from "./queries.data.ts";

const buildDir = join(__dirname, "../../build");
const hitsThatCount = 3;

const isExpected = (found: string, expected: string) => {
  const path = decodeURI(splitLocale(found).path);
  if (expected.endsWith("*")) return path.startsWith(expected.slice(0, -1));
  return expected.includes("#") ? path === expected : path.split("#")[0] === expected;
};

describe.each(locales)("in %s", (locale) => {
  const cases = Object.entries(expectedQueries[locale]).flatMap(([kind, queries]) =>
    queries.map(([query, ...expected]) => ({ kind, query, expected })),
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

    test.each(cases)("$kind: $query", ({ query, expected }) => {
      const urls = find({ query })
        .hits.slice(0, hitsThatCount)
        .map((hit) => hit.url);
      const found = urls.some((url) => expected.some((each) => isExpected(url, each)));
      expect({ urls, found }).toMatchObject({ found: true });
    });
  });

  test("the storage REST listing is the one page of the documentation that search does not know", () => {
    const known = new Set(index.head.map(({ url }) => decodeURI(url)));
    const { prefix } = localeDetails[locale];
    const built = readdirSync(join(buildDir, prefix, "docs"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("/index.html"))
      .map((file) => `${prefix}/docs/${file.slice(0, -"/index.html".length)}`)
      // What was a page once leads on to a page, which is found.
      .filter((url) => !movedAddresses.has(url.slice(`${prefix}/docs/`.length)));
    const listing = `${prefix}/docs/e-sitef/armazenamento-rest-listagem`;
    expect(known.has(listing)).toBe(false);
    expect(built.filter((url) => !known.has(url) && url !== listing)).toEqual([]);
    expect(built.length).toBeGreaterThan(20);
  });
});
