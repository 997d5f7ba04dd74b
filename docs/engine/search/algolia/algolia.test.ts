import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { algoliaKeysOf } from "../../../theme/search/algolia/algolia-keys.ts";
import type { PageRecord } from "../../../theme/search/engine/page-record.ts";
import { algoliaRecords } from "./algolia-records.ts";

const keys = { appId: "APP", searchKey: "key", index: "docs" };

describe("Algolia's keys", () => {
  test("are those that the stage publishes, all or none", () => {
    expect(algoliaKeysOf({ stage: "prod", algolia: keys })).toEqual(keys);
    expect(algoliaKeysOf({ stage: "dev" })).toBeUndefined();
    expect(algoliaKeysOf({ algolia: { ...keys, index: 1 } })).toBeUndefined();
    expect(algoliaKeysOf(undefined)).toBeUndefined();
  });

  const published = (answer: () => Promise<Response>) => {
    const asked = jest.fn(answer);
    jest.spyOn(globalThis, "fetch").mockImplementation(asked);
    let reading: Promise<unknown> = Promise.resolve();
    jest.isolateModules(() => {
      const { stageKeys } = jest.requireActual<
        typeof import("../../../theme/search/algolia/algolia-keys.ts")
      >("../../../theme/search/algolia/algolia-keys.ts");
      reading = stageKeys().then((first) => stageKeys().then(() => first));
    });
    return { asked, reading };
  };
  afterEach(() => jest.restoreAllMocks());

  test("are read once, from the stage's own configuration", async () => {
    const { asked, reading } = published(async () => Response.json({ stage: "prod", algolia: keys }));
    await expect(reading).resolves.toEqual(keys);
    expect(asked.mock.calls).toEqual([["/config.json"]]);
  });

  test.each([
    ["the stage has none", async () => Response.json({ stage: "dev" })],
    ["its configuration is not there", async () => new Response("", { status: 404 })],
    ["it is no JSON", async () => new Response("<html>")],
    ["the line is cut", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("are absent where %s, and the site's own index answers", async (_, answer) => {
    await expect(published(answer).reading).resolves.toBeUndefined();
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

describe("a build", () => {
  const scripts = join(__dirname, "../../../build/assets/js");
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
    const home = join(__dirname, "../../../build/index.html");
    const html = existsSync(home) ? readFileSync(home, "utf8") : "";
    expect(algoliaFiles.filter((name) => html.includes(name))).toEqual([]);
  });
});

test.each(["ALGOLIA_APP_ID", "ALGOLIA_ADMIN_KEY", "ALGOLIA_INDEX"])(
  "while nobody says %s, no record goes anywhere, and that is said",
  async (name) => {
    const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const before = process.env;
    process.env = {
      ...before,
      ALGOLIA_APP_ID: "A",
      ALGOLIA_ADMIN_KEY: "k",
      ALGOLIA_INDEX: "docs",
      [name]: "",
    };
    await jest.isolateModulesAsync(async () => void (await import("./push-algolia.ts")));
    await new Promise((done) => setTimeout(done));
    expect(told.mock.calls).toEqual([[`Set ${name}: they say where the records go. Nothing was sent.`]]);
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    process.env = before;
    told.mockRestore();
  },
);
