/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { searchWords as words } from "../../../words/search.ts";
import { openSearch } from "../../open-search.ts";
import Footer from "../Footer/index.tsx";
import Navbar from "../Navbar/index.tsx";
import SearchBar from "./index.tsx";

let agent = "";
let isSlow = false;
let docMenu: ReactNode;
const setColorMode = jest.fn();
const asked: string[] = [];
let fails: boolean;

jest.mock(
  "@docusaurus/useDocusaurusContext",
  () => () => ({ i18n: { currentLocale: "en" }, siteConfig: { baseUrl: "/en/" } }),
  { virtual: true },
);
jest.mock(
  "@docusaurus/router",
  () => ({
    useHistory: () => ({ push: () => undefined }),
    useLocation: () => ({ pathname: "/en/docs/e-sitef/first" }),
  }),
  { virtual: true },
);
jest.mock("@docusaurus/theme-common", () => ({ useColorMode: () => ({ colorMode: "dark", setColorMode }) }), {
  virtual: true,
});
jest.mock(
  "@docusaurus/theme-common/internal",
  () => ({ useHistorySelector: () => "?a=1", useNavbarSecondaryMenu: () => ({ content: docMenu }) }),
  { virtual: true },
);
jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  { virtual: true },
);
jest.mock("@theme/SearchBar", () => () => <i>search</i>, { virtual: true });
jest.mock("@theme/Loading", () => () => <i>loading</i>, { virtual: true });
jest.mock("../../routing/slow-navigation.ts", () => ({
  isSlowNavigation: () => isSlow,
  onSlowNavigation: () => () => undefined,
}));
jest.mock("../../search/algolia/algolia-keys.ts", () => ({ stageKeys: async () => undefined }));
jest.mock("../../search/open-search.ts", () => {
  if (fails) throw new Error("It did not arrive.");
  return {
    openSearchFor: () => () => ({
      ask: ({ query }: { query: string }) => asked.push(query),
      close: () => undefined,
    }),
  };
});

const shortcut = (more: object = {}) => fireEvent.keyDown(document, { key: "k", ctrlKey: true, ...more });
const type = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document, { key }));
const button = () => screen.getByRole("button", { name: new RegExp(words.open.en) });
const dialog = () => document.querySelector("dialog");
const field = () => screen.findByRole<HTMLInputElement>("combobox");

beforeEach(() => {
  jest.clearAllMocks();
  asked.length = 0;
  agent = "Windows";
  isSlow = false;
  docMenu = undefined;
  fails = false;
  jest.spyOn(window.navigator, "userAgent", "get").mockImplementation(() => agent);
});

test("a search that does not arrive says so until Escape, and is asked for again", async () => {
  fails = true;
  render(<SearchBar />);
  shortcut();
  type("p");
  expect((await screen.findByRole("alert")).textContent).toContain(words.failed.en);
  expect(button().getAttribute("aria-busy")).toBe("false");
  expect(type("p")).toEqual([true]);
  fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByRole("alert")).toBeNull();
  shortcut();
  const again = await screen.findByRole("button", { name: words.again.en });
  fails = false;
  fireEvent.click(again);
  expect(await field()).toBeInstanceOf(HTMLElement);
});

test("the search is opened by a press, and what is typed until its field is there stands in it, without what was taken back", async () => {
  render(<SearchBar />);
  expect(dialog()).toBeNull();
  fireEvent.click(button());
  expect(button().getAttribute("aria-busy")).toBe("true");
  expect(type("p", "i", "y", "Backspace", "x", "Shift")).toEqual([false, false, false, false, false, true]);
  expect(fireEvent.keyDown(document, { key: "c", ctrlKey: true })).toBe(true);
  const input = await field();
  await waitFor(() => expect(input.value).toBe("pix"));
  expect(dialog()?.open).toBe(true);
  expect(button().getAttribute("aria-busy")).toBe("false");
  expect(asked.at(-1)).toBe("pix");
  expect(type("z")).toEqual([true]);
  fireEvent.pointerDown(input);
  expect(dialog()?.open).toBe(true);
  const frame = dialog();
  if (frame) fireEvent.pointerDown(frame);
  await waitFor(() => expect(dialog()?.open).toBe(false));
});

test("by its keys it opens and closes, and by no others", async () => {
  render(
    <StrictMode>
      <SearchBar />
    </StrictMode>,
  );
  for (const more of [{ key: "j" }, { ctrlKey: false }, { altKey: true }]) {
    expect(shortcut(more)).toBe(true);
    expect(button().getAttribute("aria-busy")).toBe("false");
  }
  expect(shortcut({ key: "K", ctrlKey: false, metaKey: true })).toBe(false);
  await field();
  await waitFor(() => expect(dialog()?.open).toBe(true));
  expect(shortcut()).toBe(false);
  await waitFor(() => expect(dialog()?.open).toBe(false));
});

test("another place of the page opens it with words", async () => {
  const { unmount } = render(<SearchBar />);
  act(() => openSearch("soft descriptor"));
  const input = await field();
  await waitFor(() => expect(input.value).toBe("soft descriptor"));
  unmount();
  act(() => openSearch("again"));
  expect(type("a")).toEqual([true]);
});

test.each([
  ["Mac OS X", "⌘ K"],
  ["Windows", "Ctrl K"],
])("on %s it says that its keys are %s", (on, keys) => {
  agent = on;
  render(<SearchBar />);
  expect(document.querySelector("kbd")?.textContent).toBe(keys);
});

describe("the header", () => {
  test("has the pages of the doc set under its name, and switches the colours", () => {
    docMenu = <i>pages</i>;
    render(<Navbar />);
    fireEvent.click(screen.getByRole("button", { name: "Menu" }));
    fireEvent.click(screen.getByRole("button", { name: /theme|dark|light/i }));
    expect(setColorMode).toHaveBeenCalledWith("light");
    expect(screen.getByRole("heading", { hidden: true, name: "Online Payment" })).toBeInstanceOf(HTMLElement);
    expect(screen.getByText("pages")).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText("loading")).toBeNull();
  });

  test("says so when the next page takes long", () => {
    isSlow = true;
    render(<Navbar />);
    expect(screen.getByText("loading")).toBeInstanceOf(HTMLElement);
  });

  test("has a footer with it, in the reader's language", () => {
    render(<Footer />);
    expect(screen.getByRole("contentinfo").innerHTML).toContain('href="/en/docs');
  });
});
