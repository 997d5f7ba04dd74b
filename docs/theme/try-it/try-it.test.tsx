/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { tryItWords as words } from "../../words/try-it.ts";
import { TryIt } from "./try-it.tsx";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock("./panel.tsx", () => ({
  Panel: ({ arrival }: { arrival: string }) => <p>{`panel ${arrival}`}</p>,
}));

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const panel = () => screen.findByText(/^panel/);
beforeEach(() => sessionStorage.clear());

describe("the button beside an example", () => {
  const toggle = () => screen.getByRole("button", { name: words.open.en });

  test("opens the panel and closes it, and remembers which one was opened last", async () => {
    render(<TryIt operation="payment-do" />);
    expect(toggle().getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(toggle());
    expect(screen.getByText(words.loading.en)).toBeInstanceOf(HTMLElement);
    expect((await panel()).textContent).toBe("panel asked");
    expect(sessionStorage.getItem("tryIt.opened")).toBe("payment-do");
    press(words.close.en);
    expect(screen.queryByText(/^panel/)).toBeNull();
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
    if (isOpen) expect((await panel()).textContent).toBe("panel returned");
    else expect(toggle()).toBeInstanceOf(HTMLElement);
  });
});
