import { splitPages } from "../../engine/search/index/index-files.ts";
import type { SearchAnswer } from "./engine/answer.ts";
import { manifestName } from "./engine/page-record.ts";
import { localSearch } from "./local-search.ts";
import { openSearchFor } from "./open-search.ts";
import type { SearchReply, SearchRequest } from "./worker.ts";

const algolia = { ask: jest.fn(), close: jest.fn() };
const openAlgolia = jest.fn(() => algolia);
let keys: () => Promise<object | undefined>;
jest.mock("./algolia/algolia-keys.ts", () => ({ stageKeys: () => keys() }));
jest.mock("./algolia/algolia-search.ts", () => ({ algoliaSearch: () => openAlgolia }));

/** The thread of its own, whose messages are taken and sent by hand. */
class Thread {
  readonly sent: SearchRequest[] = [];
  readonly listeners: Record<string, (event: object) => void> = {};
  readonly terminate = jest.fn();
  readonly addEventListener = (name: string, listener: (event: object) => void) => {
    this.listeners[name] = listener;
  };
  readonly postMessage = (message: SearchRequest) => this.sent.push(message);
  readonly reply = (data: SearchReply) => this.listeners.message?.({ data });
}
let thread: Thread;
const listener = { onAnswer: jest.fn(), onFailure: jest.fn() };
const answer = (query: string, only?: string): SearchAnswer => ({
  query,
  only,
  hits: [],
  sets: [],
  complete: true,
});

beforeEach(() => {
  jest.clearAllMocks();
  keys = async () => undefined;
  Object.assign(globalThis, {
    Worker: function makeThread() {
      thread = new Thread();
      return thread;
    },
  });
});

describe("the site's own search", () => {
  test("reads its index at once, and answers what was asked last alone", () => {
    const { ask, close } = localSearch("/en/", "en")(listener);
    expect(thread.sent).toEqual([{ baseUrl: "/en/", locale: "en", question: { query: "" } }]);
    ask({ query: "pix", only: "tef" });
    expect(thread.sent.at(-1)?.question).toEqual({ query: "pix", only: "tef" });
    for (const late of [answer("pi", "tef"), answer("pix")]) thread.reply({ answer: late, milliseconds: 1 });
    expect(listener.onAnswer).not.toHaveBeenCalled();
    thread.reply({ answer: answer("pix", "tef"), milliseconds: 1 });
    expect(listener.onAnswer).toHaveBeenCalledWith(answer("pix", "tef"));
    close();
    expect(thread.terminate).toHaveBeenCalledTimes(1);
  });

  test("tells that it failed, as a thread or as an answer", () => {
    localSearch("/", "pt")(listener);
    thread.reply({ failed: true });
    expect(listener.onFailure).toHaveBeenCalledTimes(1);
    thread.listeners.error?.({});
    expect(listener.onFailure).toHaveBeenCalledTimes(2);
    expect(listener.onAnswer).not.toHaveBeenCalled();
  });
});

describe("where the stage searches", () => {
  const settled = () => new Promise((done) => setTimeout(done));

  test("is its own index where it names no other, which gets what was typed meanwhile", async () => {
    const { ask, close } = openSearchFor("/", "pt")(listener);
    ask({ query: "p" });
    ask({ query: "pi" });
    await settled();
    expect(thread.sent.map(({ question }) => question.query)).toEqual(["", "pi"]);
    ask({ query: "pix" });
    expect(thread.sent.at(-1)?.question.query).toBe("pix");
    close();
    expect(thread.terminate).toHaveBeenCalledTimes(1);
  });

  test("is Algolia where the stage has its keys", async () => {
    keys = async () => ({ appId: "A" });
    const { ask, close } = openSearchFor("/", "pt")(listener);
    ask({ query: "pix" });
    await settled();
    expect(algolia.ask).toHaveBeenCalledWith({ query: "pix" });
    close();
    expect(algolia.close).toHaveBeenCalledTimes(1);
  });

  test("is not asked any more once the dialog is closed", async () => {
    keys = async () => ({ appId: "A" });
    openSearchFor("/", "pt")(listener).close();
    await settled();
    expect(openAlgolia).not.toHaveBeenCalled();
  });

  test("is told to have failed when it cannot be found out", async () => {
    keys = () => Promise.reject(new Error("gone"));
    openSearchFor("/", "pt")(listener);
    await settled();
    expect(listener.onFailure).toHaveBeenCalledTimes(1);
  });
});

describe("the thread", () => {
  const rows = [{ anchor: "c-43", code: "-43", text: "Problema no pinpad" }];
  const { head, body } = splitPages([
    {
      url: "/docs/clisitef/retornos",
      title: "Códigos de retorno",
      trail: ["CliSiTef"],
      summary: "",
      sections: [{ anchor: "", heading: "", text: "A função devolve um número.", rows }],
    },
  ]);
  const files: Record<string, unknown> = {
    [`/docs-base/${manifestName}`]: { head: "head.json", body: "body.json" },
    "/docs-base/head.json": head,
    "/docs-base/body.json": body,
  };
  const replies: SearchReply[] = [];
  let missing: string | undefined;
  let ask: (query: string) => void;

  beforeEach(async () => {
    jest.resetModules();
    replies.length = 0;
    missing = undefined;
    Object.assign(globalThis, {
      fetch: async (url: string, { cache }: { cache: string }) => ({
        ok: url !== missing && (cache === "no-cache") === url.endsWith(manifestName),
        json: async () => files[url],
      }),
      self: {
        addEventListener: (_: string, heard: (event: { data: SearchRequest }) => void) => {
          ask = (query) => heard({ data: { baseUrl: "/docs-base/", locale: "pt", question: { query } } });
        },
        postMessage: (message: SearchReply) => replies.push(message),
      },
    });
    await import("./worker.ts");
  });
  const answered = async (count: number) => {
    while (replies.length < count) await new Promise((done) => setTimeout(done, 1));
    return replies;
  };

  test("answers by titles and codes first, and once more when the texts are there", async () => {
    ask("pinpad");
    const [first, second] = await answered(2);
    expect(first).toMatchObject({ answer: { query: "pinpad", complete: false } });
    expect(second).toMatchObject({
      answer: { complete: true, hits: [{ url: "/docs/clisitef/retornos#c-43" }] },
    });
    ask("retorno");
    expect(replies).toHaveLength(3);
    expect(replies[2]).toMatchObject({ answer: { query: "retorno", complete: true } });
  });

  test("has nothing to say while nothing is asked", async () => {
    ask("");
    await new Promise((done) => setTimeout(done, 50));
    expect(replies).toEqual([]);
  });

  test("tells that a file did not come, keeps what it has, and asks for it again with the next letter", async () => {
    missing = "/docs-base/body.json";
    ask("retorno");
    expect(await answered(2)).toMatchObject([{ answer: { complete: false } }, { failed: true }]);
    missing = undefined;
    ask("retornos");
    const [, , kept, , whole] = await answered(5);
    expect(kept).toMatchObject({ answer: { query: "retornos", complete: false } });
    expect(whole).toMatchObject({ answer: { complete: true } });
  });
});
