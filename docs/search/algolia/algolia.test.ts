import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageRecord } from "../engine/page-record.ts";
import { algoliaKeysFrom, algoliaKeysOf } from "./algolia-keys.ts";
import { algoliaRecords } from "./algolia-record.ts";

const keys = { appId: "APP", searchKey: "key", index: "docs" };

describe("Algolia's keys", () => {
  test("come from the environment of the build, all or none", () => {
    const complete = { ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "key", ALGOLIA_INDEX: "docs" };
    expect(algoliaKeysFrom(complete)).toEqual(keys);
    expect(algoliaKeysFrom({ ...complete, ALGOLIA_SEARCH_KEY: "" })).toBeUndefined();
    expect(algoliaKeysFrom({})).toBeUndefined();
  });

  test("reach the pages only when they are complete", () => {
    expect(algoliaKeysOf(keys)).toEqual(keys);
    expect(algoliaKeysOf({})).toBeUndefined();
    expect(algoliaKeysOf({ ...keys, index: 1 })).toBeUndefined();
    expect(algoliaKeysOf(undefined)).toBeUndefined();
  });
});

test("Algolia gets the entries of the site's own index, each under its address", () => {
  const page: PageRecord = {
    url: "/docs/a",
    title: "Códigos",
    trail: ["Pagamento Online"],
    summary: "Resumo.",
    sections: [
      { anchor: "", heading: "", rows: [{ anchor: "c", code: "-43", text: "Erro" }], text: "x".repeat(9000) },
    ],
  };
  const records = algoliaRecords([page]);
  expect(records.map(({ objectID, kind, code }) => ({ objectID, kind, code }))).toEqual([
    { objectID: "/docs/a", kind: "page", code: "" },
    { objectID: "/docs/a#c", kind: "row", code: "-43" },
  ]);
  for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
});

describe("a build without keys", () => {
  const scripts = join(__dirname, "../../build/assets/js");
  const names = existsSync(scripts) ? readdirSync(scripts).filter((name) => name.endsWith(".js")) : [];
  const read = (name: string) => readFileSync(join(scripts, name), "utf8");
  /** The host stands in Algolia's client and nowhere else. */
  const algoliaFiles = names.filter((name) => read(name).includes("algolia.net"));

  test("asks for Algolia's client in no file that the page, the dialog or the worker loads", () => {
    const loaded = names.filter(
      (name) => /^(?:main|runtime)/.test(name) || /search-(?:manifest|options)/.test(read(name)),
    );
    expect(loaded.filter((name) => algoliaFiles.includes(name))).toEqual([]);
  });

  test("names Algolia's files in no page", () => {
    const home = join(__dirname, "../../build/index.html");
    const html = existsSync(home) ? readFileSync(home, "utf8") : "";
    expect(algoliaFiles.filter((name) => html.includes(name))).toEqual([]);
  });
});
