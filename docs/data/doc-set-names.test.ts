import { findDocSetName, getDocSetName } from "./doc-set-names.data.ts";
import { inventory } from "./inventory.data.ts";

test("every doc set has a name for people, and no two share one", () => {
  const names = inventory.map(({ id }) => getDocSetName(id));
  for (const locale of ["pt", "en", "es"] as const) {
    const texts = names.map((name) => name[locale]);
    expect(new Set(texts).size).toBe(inventory.length);
  }
});

test("a folder that is no doc set has no name", () => {
  expect(findDocSetName("nowhere")).toBeUndefined();
  expect(() => getDocSetName("nowhere")).toThrow("nowhere");
});
