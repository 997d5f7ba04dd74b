/** @jest-environment jsdom */

let canUseDOM: boolean;
jest.mock(
  "@docusaurus/ExecutionEnvironment",
  () => ({
    get canUseDOM() {
      return canUseDOM;
    },
  }),
  { virtual: true },
);

/** The page's program, started on a page that came like this. */
async function startOn(page: string) {
  jest.resetModules();
  document.body.innerHTML = page;
  return import("./served-diagrams.ts");
}

test("a page keeps its diagrams as the server drew them, each by its source", async () => {
  canUseDOM = true;
  const { servedDiagram } = await startOn(
    '<div data-diagram="a-->b"><svg id="first"></svg></div><div data-diagram="b-->c"><svg id="second"></svg></div><p>text</p>',
  );
  document.body.innerHTML = "";
  expect(servedDiagram("a-->b")).toBe('<svg id="first"></svg>');
  expect(servedDiagram("b-->c")).toBe('<svg id="second"></svg>');
  expect(servedDiagram("c-->d")).toBeUndefined();
});

test("the server itself, which has no page before it, keeps none", async () => {
  canUseDOM = false;
  const { servedDiagram } = await startOn('<div data-diagram="a-->b"><svg></svg></div>');
  expect(servedDiagram("a-->b")).toBeUndefined();
});
