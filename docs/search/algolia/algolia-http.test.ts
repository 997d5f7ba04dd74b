import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { algoliasearch } from "algoliasearch";
import * as z from "zod/mini";
import type { Answer } from "../engine/answer.ts";
import { sendRecords } from "./algolia-push.ts";
import { algoliaSearch } from "./algolia-search.ts";

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

  answer(path: string, body: string): unknown {
    const [, name = "", action] = /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(path) ?? [];
    if (action === "batch") return this.#store(name, batch.parse(JSON.parse(body)));
    if (action === "operation") return this.#move(name, move.parse(JSON.parse(body)));
    if (action === "queries") return this.#search(questions.parse(JSON.parse(body)));
    return action === "task" ? { status: "published" } : { taskID: 1 };
  }

  #store(name: string, { requests }: z.infer<typeof batch>) {
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
      algolia.keys.push(request.headers["x-algolia-api-key"] ?? url.searchParams.get("x-algolia-api-key"));
      response.setHeader("content-type", "application/json");
      void text(request).then((body) => response.end(JSON.stringify(algolia.answer(url.pathname, body))));
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

    const answer = await new Promise<Answer>((onAnswer, onFailure) => {
      const keys = { appId: "APP", searchKey: "public", index: "docs" };
      algoliaSearch(keys, "en")({ onAnswer, onFailure: () => onFailure(new Error("failed")) }).ask("-43");
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

  test("a line that is cut is a failure that the dialog can tell", async () => {
    await new Promise((resolve) => server.close(resolve));
    const onFailure = jest.fn();
    await new Promise<void>((resolve) => {
      onFailure.mockImplementation(resolve);
      const keys = { appId: "APP", searchKey: "public", index: "docs" };
      algoliaSearch(keys, "en")({ onAnswer: () => resolve(), onFailure }).ask("-43");
    });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
