/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { tryItWords as words } from "../../words/try-it.ts";
// The button loads it when it is asked for: a test waits for what it shows, not for its code.
import "./panel.tsx";
import { codes, sheet } from "./testing/sheet.ts";
import { TryIt } from "./try-it.tsx";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock("@docusaurus/Link", () => () => null, { virtual: true });
jest.mock("@theme/CodeBlock", () => () => null, { virtual: true });
jest.mock("@theme/Tabs", () => () => null, { virtual: true });
jest.mock("@theme/TabItem", () => () => null, { virtual: true });
jest.mock("./account/access.ts", () => ({
  ...jest.requireActual("./account/access.ts"),
  findAccess: async () => ({ at: "signed-out" }),
}));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  const fetch = async (url: string) => ({
    ok: true,
    status: 200,
    json: async () => (url.endsWith("codes.json") ? codes : sheet),
  });
  Object.assign(globalThis, { fetch });
  Element.prototype.checkVisibility = () => true;
});

describe("the button beside an example", () => {
  const toggle = () => screen.getByRole("button", { name: words.open.en });

  test("opens the panel and closes it, and remembers which one was opened last", async () => {
    render(<TryIt operation="payment-do" />);
    expect(toggle().getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(toggle());
    expect(screen.getByText(words.loading.en)).toBeInstanceOf(HTMLElement);
    await screen.findByText(words.lead.en);
    expect(sessionStorage.getItem("tryIt.opened")).toBe("payment-do");
    fireEvent.click(screen.getByRole("button", { name: words.close.en }));
    expect(screen.queryByText(words.lead.en)).toBeNull();
    expect(sessionStorage.getItem("tryIt.opened")).toBeNull();
  });

  test.each([
    ["#experimente", "payment-do", true],
    ["#experimente", "another", false],
    ["", "payment-do", false],
  ])("at %s with %s opened before signing in, it is open: %s", async (hash, opened, isOpen) => {
    sessionStorage.setItem("tryIt.opened", opened);
    window.history.replaceState(null, "", `/${hash}`);
    render(<TryIt operation="payment-do" />);
    await act(async () => undefined);
    if (isOpen) expect(await screen.findByText(words.lead.en)).toBeInstanceOf(HTMLElement);
    else expect(toggle()).toBeInstanceOf(HTMLElement);
  });
});
