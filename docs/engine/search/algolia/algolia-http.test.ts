import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { algoliasearch } from "algoliasearch";
import * as z from "zod/mini";
import { algoliaSearch } from "../../../theme/search/algolia/algolia-search.ts";
import type { SearchAnswer } from "../../../theme/search/engine/answer.ts";
import { sendRecords } from "./algolia-push.ts";

/** The real clients, led to a server of ours. */
let mockPort = 0;
const mockHosts = () => ({
  hosts: [{ url: "localhost", port: mockPort, protocol: "http" as const, accept: "readWrite" as const }],
});
jest.mock("algoliasearch/lite", () => ({
  liteClient: (appId: string, key: string): unknown =>
    jest.requireActual("algoliasearch/lite").liteClient(appId, key, mockHosts()),
}));

const stored = z.looseObject({ objectID: z.string(), url: z.string(), label: z.string(), text: z.string() });
const batch = z.object({ requests: z.array(z.object({ action: z.string(), body: stored })) });
const move = z.object({ operation: z.enum(["copy", "move"]), destination: z.string() });
const questions = z.object({
  requests: z.array(
    z.looseObject({
      indexName: z.string(),
      query: z.string(),
      highlightPreTag: z.string(),
      highlightPostTag: z.string(),
    }),
  ),
});

/** As much of Algolia's interface as its clients ask for here: records by index, and a search for a whole word. */
class AlgoliaServer {
  readonly indexes = new Map<string, z.infer<typeof stored>[]>();
  readonly keys: unknown[] = [];
  /** How many records each request brought. */
  readonly batches: number[] = [];
  /** Keys that may not write, as a search key or one that was withdrawn. */
  readonly refused = new Set<unknown>();

  answer(path: string, body: string): unknown {
    const [, name = "", action] = /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(path) ?? [];
    if (action === "batch") return this.#store(name, batch.parse(JSON.parse(body)));
    if (action === "operation") return this.#move(name, move.parse(JSON.parse(body)));
    if (action === "queries") return this.#search(questions.parse(JSON.parse(body)));
    return action === "task" ? { status: "published" } : { taskID: 1 };
  }

  #store(name: string, { requests }: z.infer<typeof batch>) {
    this.batches.push(requests.length);
    this.indexes.set(name, [...(this.indexes.get(name) ?? []), ...requests.map(({ body }) => body)]);
    return { taskID: 1, objectIDs: requests.map(({ body }) => body.objectID) };
  }

  #move(name: string, { operation, destination }: z.infer<typeof move>) {
    if (operation === "move") {
      this.indexes.set(destination, this.indexes.get(name) ?? []);
      this.indexes.delete(name);
    }
    return { taskID: 1 };
  }

  #search({ requests }: z.infer<typeof questions>) {
    const results = requests.map(({ indexName, query, highlightPreTag: from, highlightPostTag: to }) => ({
      hits: (this.indexes.get(indexName) ?? [])
        .filter(({ label }) => label.includes(query))
        .map((record) => ({
          ...record,
          _highlightResult: { label: { value: record.label.replace(query, `${from}${query}${to}`) } },
        })),
    }));
    return { results };
  }
}

const pages = [
  {
    url: "/en/docs/codes",
    title: "Codes",
    trail: ["CliSiTef"],
    summary: "What each code means.",
    sections: [
      { anchor: "", heading: "", text: "", rows: [{ anchor: "c-43", code: "-43", text: "Pinpad error" }] },
    ],
  },
];

describe("over the network, with Algolia's own clients", () => {
  let algolia: AlgoliaServer;
  let server: Server;

  beforeEach(async () => {
    algolia = new AlgoliaServer();
    server = createServer((request, response) => {
      const url = new URL(request.url ?? "", "http://localhost");
      const key = request.headers["x-algolia-api-key"] ?? url.searchParams.get("x-algolia-api-key");
      algolia.keys.push(key);
      response.setHeader("content-type", "application/json");
      response.statusCode = algolia.refused.has(key) ? 403 : 200;
      const refusal = { message: "Invalid Application-ID or API key", status: 403 };
      void text(request).then((body) =>
        response.end(JSON.stringify(algolia.refused.has(key) ? refusal : algolia.answer(url.pathname, body))),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("The server listens on no port.");
    mockPort = address.port;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test("what was pushed is what the dialog finds, each with the key of its own", async () => {
    const sent = await sendRecords(algoliasearch("APP", "admin", mockHosts()), {
      index: "docs",
      locale: "en",
      pages,
    });
    expect(sent).toEqual({ indexName: "docs_en", count: 2 });
    expect([...algolia.indexes.keys()]).toEqual(["docs_en"]);
    expect(new Set(algolia.keys)).toEqual(new Set(["admin"]));

    const answer = await new Promise<SearchAnswer>((onAnswer, onFailure) => {
      const keys = { appId: "APP", searchKey: "public", index: "docs" };
      algoliaSearch(
        keys,
        "en",
      )({ onAnswer, onFailure: () => onFailure(new Error("failed")) }).ask({ query: "-43" });
    });
    expect(algolia.keys.at(-1)).toBe("public");
    expect(answer.hits).toEqual([
      {
        url: "/en/docs/codes#c-43",
        kind: "row",
        label: [{ text: "-43", marked: true }],
        trail: ["CliSiTef", "Codes"],
        excerpt: [{ text: "Pinpad error", marked: false }],
      },
    ]);
  });

  const codes = (count: number) => [
    {
      ...pages[0]!,
      sections: [
        {
          anchor: "",
          heading: "",
          text: "",
          rows: Array.from({ length: count }, (_, at) => ({
            anchor: `c-${at}`,
            code: `${at}`,
            text: "Code",
          })),
        },
      ],
    },
  ];
  const push = (key: string, sent: typeof pages) =>
    sendRecords(algoliasearch("APP", key, mockHosts()), { index: "docs", locale: "en", pages: sent });

  test("more records than one request may bring arrive all, in several, and none of those before stays", async () => {
    await push("admin", pages);
    const { count } = await push("admin", codes(2500));
    expect(count).toBe(2501);
    expect(algolia.batches).toEqual([2, 1000, 1000, 501]);
    expect([...algolia.indexes.keys()]).toEqual(["docs_en"]);
    const held = algolia.indexes.get("docs_en") ?? [];
    expect(new Set(held.map(({ objectID }) => objectID)).size).toBe(2501);
    expect(held.map(({ label }) => label)).not.toContain("-43");
  });

  test("a key that may not write is told, and readers go on searching what was there", async () => {
    await push("admin", pages);
    const before = structuredClone(algolia.indexes);
    algolia.refused.add("withdrawn");
    await expect(push("withdrawn", codes(3))).rejects.toThrow("Invalid Application-ID or API key");
    expect(algolia.indexes).toEqual(before);
  });

  test("a search key that is refused is a failure that the dialog can tell", async () => {
    algolia.refused.add("public");
    const keys = { appId: "APP", searchKey: "public", index: "docs" };
    const failed = new Promise<string>((resolve) => {
      algoliaSearch(
        keys,
        "en",
      )({ onAnswer: () => resolve("answered"), onFailure: () => resolve("failed") }).ask({
        query: "-43",
      });
    });
    await expect(failed).resolves.toBe("failed");
  });

  test("a line that is cut is a failure that the dialog can tell", async () => {
    await new Promise((resolve) => server.close(resolve));
    const onFailure = jest.fn();
    await new Promise<void>((resolve) => {
      onFailure.mockImplementation(resolve);
      const keys = { appId: "APP", searchKey: "public", index: "docs" };
      algoliaSearch(keys, "en")({ onAnswer: () => resolve(), onFailure }).ask({ query: "-43" });
    });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
