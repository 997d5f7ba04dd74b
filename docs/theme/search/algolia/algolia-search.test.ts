import { algoliaSearch, segmentsOf } from "./algolia-search.ts";

const mockClient = jest.fn();
jest.mock("algoliasearch/lite", () => ({
  liteClient: (appId: string, key: string): unknown => mockClient(appId, key),
}));

const keys = { appId: "APP", searchKey: "key", index: "docs" };
const hit = {
  objectID: "/es/docs/a#c",
  url: "/es/docs/a#c",
  kind: "row",
  label: "-43",
  trail: ["CliSiTef", "Códigos"],
  text: "Error en el pinpad",
  code: "-43",
  _highlightResult: { label: { value: "\ue000-43\ue001" } },
  _snippetResult: { text: { value: "\ue000Error\ue001 en el pinpad" } },
};

const answerWith = (searchForHits: jest.Mock) => {
  mockClient.mockReturnValue({ searchForHits });
  const listener = { onAnswer: jest.fn(), onFailure: jest.fn() };
  return { source: algoliaSearch(keys, "es")(listener), listener };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the same window, asking Algolia", () => {
  test("asks the index of its locale and shows hits as the site's own index gives them", async () => {
    const searchForHits = jest.fn().mockResolvedValue({ results: [{ hits: [hit] }] });
    const { source, listener } = answerWith(searchForHits);
    source.ask({ query: "error -43" });
    await settled();
    expect(mockClient).toHaveBeenCalledWith("APP", "key");
    expect(searchForHits.mock.calls[0][0].requests).toEqual([
      expect.objectContaining({ indexName: "docs_es", query: "error -43" }),
    ]);
    expect(listener.onAnswer).toHaveBeenCalledWith({
      query: "error -43",
      complete: true,
      sets: [],
      hits: [
        {
          url: "/es/docs/a#c",
          kind: "row",
          label: [{ text: "-43", marked: true }],
          trail: ["CliSiTef", "Códigos"],
          excerpt: [
            { text: "Error", marked: true },
            { text: " en el pinpad", marked: false },
          ],
        },
      ],
    });
  });

  test("narrowed to a doc set, still tells where else there are hits, and names the sets as readers know them", async () => {
    const all = { hits: [], facets: { docSet: { clisitef: 3, "e-sitef": 8 } } };
    const searchForHits = jest
      .fn()
      .mockResolvedValueOnce({ results: [all] })
      .mockResolvedValueOnce({ results: [{ hits: [hit], facets: { docSet: { clisitef: 3 } } }, all] });
    const { source, listener } = answerWith(searchForHits);
    const sets = [
      { id: "e-sitef", name: "Pago Online" },
      { id: "clisitef", name: "CliSiTef" },
    ];
    source.ask({ query: "error", reading: "e-sitef" });
    await settled();
    expect(searchForHits.mock.calls[0][0].requests).toEqual([
      expect.objectContaining({ optionalFilters: ["docSet:e-sitef"] }),
    ]);
    expect(listener.onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ only: undefined, sets }));
    source.ask({ query: "error", only: "clisitef" });
    await settled();
    expect(searchForHits.mock.calls[1][0].requests).toEqual([
      expect.objectContaining({ facetFilters: ["docSet:clisitef"] }),
      expect.objectContaining({ hitsPerPage: 0 }),
    ]);
    expect(listener.onAnswer).toHaveBeenLastCalledWith(
      expect.objectContaining({ only: "clisitef", sets, hits: [expect.objectContaining({ url: hit.url })] }),
    );
  });

  test("drops the answer to a question that another has replaced", async () => {
    const first = Promise.withResolvers<unknown>();
    const searchForHits = jest
      .fn()
      .mockReturnValueOnce(first.promise)
      .mockResolvedValue({ results: [{ hits: [] }] });
    const { source, listener } = answerWith(searchForHits);
    source.ask({ query: "can" });
    source.ask({ query: "cancelar" });
    first.resolve({ results: [{ hits: [hit] }] });
    await settled();
    expect(listener.onAnswer.mock.calls.map(([{ query }]) => query)).toEqual(["cancelar"]);
  });

  test("says that it failed, unless nobody waits any more", async () => {
    const { source, listener } = answerWith(jest.fn().mockRejectedValue(new Error("offline")));
    source.ask({ query: "pix" });
    await settled();
    expect(listener.onFailure).toHaveBeenCalledTimes(1);
    source.ask({ query: "pix" });
    source.close();
    await settled();
    expect(listener.onFailure).toHaveBeenCalledTimes(1);
  });

  test("asks nothing while nothing is typed", () => {
    const searchForHits = jest.fn();
    answerWith(searchForHits).source.ask({ query: "" });
    expect(searchForHits).not.toHaveBeenCalled();
  });
});

test("words that Algolia marked are shown as marked, and markup in a page stays text", () => {
  expect(segmentsOf("o \ue000cancelamento\ue001 <b>total</b>")).toEqual([
    { text: "o ", marked: false },
    { text: "cancelamento", marked: true },
    { text: " <b>total</b>", marked: false },
  ]);
});
