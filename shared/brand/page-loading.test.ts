import { mayPrefetch } from "./page-loading.ts";

test("nothing is fetched ahead on 2g with data saving, and only then", () => {
  expect(mayPrefetch({ effectiveType: "2g", saveData: true })).toBe(false);
  expect(mayPrefetch({ effectiveType: "slow-2g", saveData: true })).toBe(false);
  expect(mayPrefetch({ effectiveType: "2g", saveData: false })).toBe(true);
  expect(mayPrefetch({ effectiveType: "4g", saveData: true })).toBe(true);
  expect(mayPrefetch(undefined)).toBe(true);
});
