/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { SwappedHosts } from "../environment/use-environment.ts";
import { loadTokenizer } from "./tokenizer.ts";
import { findTokenizer as findAtOnce, loadTokenizer as loadAtOnce } from "./tokenizer-of-server.ts";

let block: {
  readonly code: string;
  readonly language: string;
  readonly lineClassNames: Record<number, string[]>;
};
jest.mock("@docusaurus/ExecutionEnvironment", () => ({ canUseDOM: true }), { virtual: true });
jest.mock(
  "@docusaurus/theme-common/internal",
  () => ({ useCodeBlockContext: () => ({ metadata: block, wordWrap: {} }) }),
  {
    virtual: true,
  },
);
jest.mock("@theme/prism-include-languages", () => () => undefined, { virtual: true });
jest.mock(
  "@theme/CodeBlock/Content/Element",
  () =>
    ({ children }: { children: ReactNode }) => <i>{children}</i>,
  {
    virtual: true,
  },
);
jest.mock(
  "@theme/CodeBlock/Content/String",
  () =>
    ({ children }: { children: string }) => <pre>{children}</pre>,
  {
    virtual: true,
  },
);

const page = '<pre data-language="http"><code><b>GET</b> https://here/a<br></code></pre>';

/** The page's program, started on a page that the server drew. */
async function start() {
  document.body.innerHTML = page;
  const { default: Content } = await import("../overrides/CodeBlock/Content/index.tsx");
  document.body.innerHTML = "";
  return Content;
}
let Content: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  Content = await start();
});

const show = (part: ReactElement, language: string, code: string) => {
  block = { code, language, lineClassNames: { 1: ["marked"] } };
  return render(part).container;
};
const drawn = (container: Element) =>
  [...container.querySelectorAll("code")].map(({ innerHTML }) => innerHTML);

test("code of texts is one text, and code with elements in it stays as it is", async () => {
  const { default: CodeBlock } = await import("../overrides/CodeBlock/index.tsx");
  const { container } = render(<CodeBlock>{["a", 1]}</CodeBlock>);
  expect(container.innerHTML).toBe("<pre>a1</pre>");
  render(
    <CodeBlock>
      <b>bold</b>
    </CodeBlock>,
  );
  expect(screen.getByText("bold").parentElement?.tagName).toBe("I");
});

test("code that the server coloured stays as it drew it, and is reached by keyboard", () => {
  const container = show(<Content className="mine" />, "http", "GET https://here/a");
  expect(drawn(container)).toEqual(["<b>GET</b> https://here/a<br>"]);
  const pre = container.querySelector("pre");
  expect(pre?.tabIndex).toBe(0);
  expect(pre?.className).toMatch(/^mine .*language-http/);
});

test("with another host in it, it keeps the server's colours and the height that it had", () => {
  const swapped = { drawn: "https://here/", shown: "https://there/" };
  const container = show(
    <SwappedHosts value={swapped}>
      <Content className="" />
    </SwappedHosts>,
    "http",
    "GET https://there/a",
  );
  expect(drawn(container)).toEqual(["<b>GET</b> https://there/a<br>", "<b>GET</b> https://here/a<br>"]);
  expect(container.querySelector("code[aria-hidden]")?.innerHTML).toContain("here");
});

test("code that the page did not bring is plain until its colours are fetched", async () => {
  const container = show(<Content className="" />, "json", '{ "a": 1 }\nb');
  expect(drawn(container)).toEqual([
    '<div class="token-line">{ "a": 1 }<br></div><div class="token-line marked">b<br></div>',
  ]);
  await loadTokenizer();
  expect((await screen.findByText('"a"')).className).toMatch(/^token property/);
  expect(container.querySelectorAll(".token-line")).toHaveLength(2);
});

test("a text has no colours to wait for", async () => {
  const container = show(<Content className="" />, "text", "plain");
  await new Promise((done) => setTimeout(done));
  expect(drawn(container)).toEqual(['<div class="token-line">plain<br></div>']);
});

test("the server colours at once what it has a grammar for, and leaves the rest plain", async () => {
  const colour = findAtOnce();
  expect(await loadAtOnce()).toBe(colour);
  expect(colour('"a": 1', "json")[0]?.[0]?.types).toContain("property");
  expect(colour("a b", "no-language")).toEqual([[{ types: ["plain"], content: "a b" }]]);
});
