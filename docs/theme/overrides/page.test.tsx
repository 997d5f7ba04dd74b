/** @jest-environment jsdom */
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { frameWords } from "../../words/frame.ts";
import { onOpenSearch } from "../open-search.ts";
import DocBreadcrumbs from "./DocBreadcrumbs/index.tsx";
import DocItemFooter from "./DocItem/Footer/index.tsx";
import DocItemMetadata from "./DocItem/Metadata/index.tsx";
import ExpandButton from "./DocRoot/Layout/Sidebar/ExpandButton/index.tsx";
import DocSidebarContent from "./DocSidebar/Desktop/Content/index.tsx";
import Loading from "./Loading/index.tsx";
import NotFoundContent from "./NotFound/Content/index.tsx";
import Tabs from "./Tabs/index.tsx";
import TOC from "./TOC/index.tsx";

const items: PropSidebarItem[] = [
  {
    type: "category",
    collapsed: false,
    collapsible: true,
    label: "Guides",
    href: "/en/docs/e-sitef/guides",
    items: [{ type: "link", label: "First payment", href: "/en/docs/e-sitef/first" }],
  },
];
let pathname = "/en/docs/e-sitef/first";
let sidebar: object | undefined;
let metadata: object;
const preferred = jest.fn();

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock("@docusaurus/router", () => ({ useLocation: () => ({ pathname }) }), { virtual: true });
jest.mock(
  "@docusaurus/Translate",
  () => ({
    translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
      message.replace(/\{(\w+)\}/, (_, name: string) => values[name] ?? ""),
  }),
  { virtual: true },
);
jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, href, children, ...rest }: { to?: string; href?: string; children: ReactNode }) => (
      <a href={to ?? href} {...rest}>
        {children}
      </a>
    ),
  { virtual: true },
);
jest.mock(
  "@docusaurus/plugin-content-docs/client",
  () => ({
    useDocsSidebar: () => sidebar,
    useDoc: () => ({ metadata, frontMatter: { keywords: ["pix"] }, assets: {} }),
    useDocsVersion: () => ({ version: "2", label: "Two" }),
    useVersions: () => [
      { name: "2", label: "Two", path: "/docs" },
      { name: "1", label: "One", path: "/docs/1" },
    ],
    useDocsPreferredVersion: () => ({ savePreferredVersionName: preferred }),
  }),
  { virtual: true },
);
jest.mock(
  "@docusaurus/theme-common",
  () => ({
    PageMetadata: ({ title, children }: { title: string; children?: ReactNode }) => (
      <div data-testid="head" title={title}>
        {children}
      </div>
    ),
  }),
  { virtual: true },
);
const chosen = jest.fn();
const blocked = jest.fn();
jest.mock(
  "@docusaurus/theme-common/internal",
  () => ({
    sanitizeTabsChildren: (children: ReactNode) => children,
    TabsProvider: ({ children }: { children: ReactNode }) => children,
    useTabsContextValue: () => undefined,
    useScrollPositionBlocker: () => ({ blockElementScrollPositionUntilNextRender: blocked }),
    useTabs: () => ({
      selectedValue: "b",
      selectValue: chosen,
      tabValues: [{ value: "a", label: "A" }, { value: "b" }, { value: "c", label: "C" }],
    }),
  }),
  { virtual: true },
);
jest.mock("@theme/DocBreadcrumbs/Items/Home", () => () => <li>home</li>, { virtual: true });
jest.mock(
  "@theme/DocBreadcrumbs/StructuredData",
  () => (data: object) => <script type="application/json">{JSON.stringify(data)}</script>,
  { virtual: true },
);
jest.mock(
  "@theme/EditThisPage",
  () =>
    ({ editUrl }: { editUrl: string }) => <a href={editUrl}>Edit</a>,
  {
    virtual: true,
  },
);
jest.mock(
  "@theme/LastUpdated",
  () =>
    ({ lastUpdatedAt }: { lastUpdatedAt: number }) => <time>{lastUpdatedAt}</time>,
  {
    virtual: true,
  },
);
jest.mock("@theme/Icon/Arrow", () => () => <svg />, { virtual: true });
jest.mock("@theme-init/DocSidebar/Desktop/Content", () => () => <i>pages</i>, { virtual: true });
jest.mock("@theme/TOCItems", () => (props: object) => <i>{Object.keys(props).join()}</i>, { virtual: true });

beforeEach(() => {
  jest.clearAllMocks();
  pathname = "/en/docs/e-sitef/first";
  sidebar = { name: "e-sitef", items };
  metadata = { title: "First payment", permalink: pathname };
});
const linksOf = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("the trail leads from all products over the doc set down to the page, which is no link", () => {
  render(<DocBreadcrumbs />);
  expect(linksOf()).toEqual([
    ["All products", "/en/docs"],
    ["Online Payment", "/en/docs/e-sitef"],
    ["Guides", "/en/docs/e-sitef/guides"],
  ]);
  expect(screen.getByText("First payment").closest("li")?.className).toContain("--active");
  expect(screen.getByText("Guides").closest("li")?.className).not.toContain("--active");
  expect(document.querySelector("script")?.textContent).toContain('"href":"/en/docs/e-sitef/first"');
});

test("a page outside of every doc set has no trail", () => {
  sidebar = undefined;
  const { container } = render(<DocBreadcrumbs />);
  expect(container.innerHTML).toBe("");
});

test("a page's foot says where it is corrected and of which day it is, where that is known", () => {
  metadata = { editUrl: "https://repo/edit", lastUpdatedAt: 0 };
  const { unmount } = render(<DocItemFooter />);
  expect(screen.getByText("Edit")).toBeInstanceOf(HTMLElement);
  expect(document.querySelector("time")?.textContent).toBe("0");
  fireEvent.click(screen.getByRole("button", { name: "Version: Two" }));
  expect(linksOf().slice(1)).toEqual([
    ["Two", pathname],
    ["One", "/docs/1"],
  ]);
  expect(screen.getByRole("link", { current: true }).textContent).toBe("Two");
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("link", { name: "One" }));
  expect(preferred).toHaveBeenCalledWith("1");
  unmount();
  metadata = {};
  render(<DocItemFooter />);
  expect(screen.queryByText("Edit")).toBeNull();
  expect(document.querySelector("time")).toBeNull();
});

test("a page is named with its doc set, and leads to its Markdown and the doc set's feed", () => {
  const { unmount } = render(<DocItemMetadata />);
  expect(screen.getByTestId("head").title).toBe("First payment | Online Payment");
  const types = () => [...document.querySelectorAll("link")].map(({ type }) => type);
  expect(types()).toEqual(["text/markdown", "application/atom+xml"]);
  unmount();
  sidebar = undefined;
  render(<DocItemMetadata />);
  expect(screen.getByTestId("head").title).toBe("First payment");
  expect(types()).toEqual(["text/markdown"]);
});

test("the sidebar stands under its doc set's name, opens at a press alone, and shows the page's entry", () => {
  const toggleSidebar = jest.fn();
  const scrollBy = jest.fn();
  Element.prototype.scrollBy = scrollBy;
  const menu = (top: number) => (
    <div className="menu theme-doc-sidebar-menu">
      <a
        href="/"
        aria-current="page"
        ref={(link) => {
          if (link) link.getBoundingClientRect = () => new DOMRect(0, top, 10, 10);
        }}
      >
        here
      </a>
      <DocSidebarContent path={pathname} sidebar={items} className="" />
    </div>
  );
  const { unmount } = render(menu(0));
  const [name] = screen.getAllByRole("link", { name: "Online Payment" });
  expect([name?.className, name?.getAttribute("href")]).toEqual(["doc-set-name", "/en/docs/e-sitef"]);
  expect(document.querySelector(".doc-set-name + .product-switcher")).not.toBeNull();
  expect(scrollBy).toHaveBeenCalledTimes(1);
  unmount();
  render(menu(-10));
  render(<ExpandButton toggleSidebar={toggleSidebar} />);
  const button = screen.getByRole("button", { name: "Expand sidebar" });
  fireEvent.keyDown(button, { key: "Tab" });
  expect(toggleSidebar).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(toggleSidebar).toHaveBeenCalledTimes(1);
});

test("the contents of a page are a landmark with a name", () => {
  render(<TOC toc={[]} className="mine" />);
  expect(screen.getByRole("navigation", { name: "On this page" }).className).toContain("mine");
});

describe("tabs", () => {
  const tabs = () => screen.getAllByRole("tab");
  beforeEach(() => void render(<Tabs>{[]}</Tabs>));

  test("one is chosen and in the order of Tab, and only another one can be chosen", () => {
    expect(tabs().map((tab) => [tab.textContent, tab.tabIndex, tab.ariaSelected])).toEqual([
      ["A", -1, "false"],
      ["b", 0, "true"],
      ["C", -1, "false"],
    ]);
    expect(tabs().map(({ className }) => className.includes("--active"))).toEqual([false, true, false]);
    fireEvent.click(screen.getByRole("tab", { name: "b" }));
    expect(chosen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("tab", { name: "C" }));
    expect(chosen).toHaveBeenCalledWith("c");
    expect(blocked).toHaveBeenCalledTimes(1);
  });

  test("arrows move among them, round the ends", () => {
    const [first, second, last] = tabs();
    for (const [from, key, to] of [
      [first, "ArrowRight", second],
      [last, "ArrowRight", first],
      [first, "ArrowLeft", last],
      [second, "Home", second],
    ] as const) {
      from?.focus();
      if (from) fireEvent.keyDown(from, { key });
      expect(document.activeElement).toBe(to);
    }
  });
});

test("a page says that it loads only when it takes long, and tells when it could not", () => {
  const more = { isLoading: true, timedOut: false, retry: () => undefined };
  const { container, rerender } = render(<Loading {...more} error={null} pastDelay={false} />);
  expect(container.innerHTML).toBe("");
  rerender(<Loading {...more} error={null} pastDelay />);
  expect(screen.getByRole("status").textContent).toBe(frameWords.loading.loading.en);
  rerender(<Loading {...more} error={new Error("gone")} pastDelay />);
  expect(screen.getByRole("alert").textContent).toContain(frameWords.loading.failed.en);
  expect(screen.getByRole("button", { name: frameWords.loading.retry.en })).toBeInstanceOf(HTMLElement);
});

describe("an address without a page", () => {
  const words = frameWords.notFound;
  const names = [["/en/docs/e-sitef/glossary", "Glossary"]] as const;
  const near = () => screen.queryByRole("navigation", { name: words.nearest.en });

  test.each([
    ["/en/docs/e-sitef/glosary", true, "Glossary"],
    ["/en/docs/e-sitef/glosary", false, undefined],
    ["/en/onbording", true, "Start your integration"],
  ])("%s with the list of pages there (%s) offers %s", async (missed, ok, offered) => {
    Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok, json: async () => names })) });
    pathname = missed;
    await act(async () => void render(<NotFoundContent />));
    expect(near() !== null).toBe(offered !== undefined);
    if (offered) expect(near()?.textContent).toContain(offered);
    expect(screen.getByRole("link", { name: words.home.en }).getAttribute("href")).toMatch(/^\/en\/?$/);
  });

  test("is searched for by its words", async () => {
    Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: false })) });
    pathname = "/en/docs/e-sitef/soft-descriptor";
    const searched = jest.fn();
    const stop = onOpenSearch(searched);
    await act(async () => void render(<NotFoundContent />));
    fireEvent.click(screen.getByRole("button", { name: words.search.en }));
    expect(searched).toHaveBeenCalledWith("soft descriptor");
    stop();
    fireEvent.click(screen.getByRole("button", { name: words.search.en }));
    expect(searched).toHaveBeenCalledTimes(1);
  });
});
