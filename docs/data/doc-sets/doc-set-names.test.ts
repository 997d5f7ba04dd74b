import { join } from "node:path";
import { allDocSets, withdrawnPages } from "@portal/shared/documentation/doc-sets.ts";
import { readPages } from "../../engine/gates/read-pages.ts";
import { inventory } from "../inventory.data.ts";
import { findDocSetName, getDocSetName } from "./doc-set-names.data.ts";

test("every doc set has a name for people, and no two share one", () => {
  const names = inventory.map(({ id }) => getDocSetName(id));
  for (const locale of ["pt", "en", "es"] as const) {
    const texts = names.map((name) => name[locale]);
    expect(new Set(texts).size).toBe(inventory.length);
  }
});

/** Proper names, and words that Portuguese and Spanish spell alike. */
const spelledAlike = [
  "clisitef",
  "conecta+",
  "m-sitef",
  "pos-sitef-android",
  "pos-sitef-browser",
  "sitefex-ws-consulta",
  "smart-terminal",
];

test("a doc set is named in each language, but for names that two of them share", () => {
  const alike = inventory.filter(({ id }) => new Set(Object.values(getDocSetName(id))).size < 3);
  expect(alike.map(({ id }) => id).toSorted()).toEqual(spelledAlike);
});

test("every planned doc set has a page that its readers open first, in every language", () => {
  expect(allDocSets.map(({ id }) => id).toSorted()).toEqual(inventory.map(({ id }) => id).toSorted());
  const pages = readPages(join(__dirname, "../.."));
  for (const { path } of allDocSets) {
    const written = pages.filter(({ docSet, slug }) => path === `/docs/${docSet}/${slug}`);
    expect({ path, locales: written.map(({ locale }) => locale).toSorted() }).toEqual({
      path,
      locales: ["en", "es", "pt"],
    });
  }
});

test("a page that was taken back is gone, and the one that its address leads to is there, in every language", () => {
  const pages = readPages(join(__dirname, "../.."));
  const localesOf = (address: string) =>
    pages.filter(({ docSet, slug }) => address === `/docs/${docSet}/${slug}`).map(({ locale }) => locale);
  for (const { address, page } of withdrawnPages) {
    expect({ address, locales: localesOf(address) }).toEqual({ address, locales: [] });
    expect({ page, locales: localesOf(page).toSorted() }).toEqual({ page, locales: ["en", "es", "pt"] });
  }
});

test("a folder that is no doc set has no name", () => {
  expect(findDocSetName("nowhere")).toBeUndefined();
  expect(() => getDocSetName("nowhere")).toThrow("nowhere");
});
