/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import type { BrandLinkProps } from "../brand-link.ts";
import { chrome } from "../navigation.ts";
import { SiteHeader } from "./header.tsx";

const Link = ({ children, ...rest }: BrandLinkProps) => <a {...rest}>{children}</a>;

/** The page with its header and something behind it, with the drawer open. */
function openDrawer() {
  render(
    <>
      <SiteHeader locale="en" location="/en/docs" signedIn={false} onThemeSwitch={() => {}} Link={Link} />
      <a href="/behind">Behind</a>
    </>,
  );
  const button = screen.getByRole("button", { name: chrome.menu.en });
  fireEvent.click(button);
  const panel = document.getElementById("brand-drawer");
  if (!panel) throw new Error("The header has no drawer.");
  return { button, panel, isOpen: () => button.getAttribute("aria-expanded") === "true" };
}
const focus = (element: HTMLElement) => fireEvent(element, new FocusEvent("focus"));
const leave = (from: HTMLElement, to: HTMLElement | null) => {
  focus(from);
  fireEvent.blur(from, { relatedTarget: to });
};

test("the drawer stays open while the focus goes from one of its links to the next", () => {
  const { panel, button, isOpen } = openDrawer();
  const [first, second] = within(panel).getAllByRole("link");
  if (!first || !second) throw new Error("The drawer shows no links.");
  leave(first, second);
  expect(isOpen()).toBe(true);
  leave(first, button);
  expect(isOpen()).toBe(true);
});

test("it closes once the focus goes to what it covers", () => {
  const { panel, isOpen } = openDrawer();
  leave(panel.querySelector("a") ?? panel, screen.getByRole("link", { name: "Behind" }));
  expect(isOpen()).toBe(false);
});

test("it stays open where the focus goes nowhere, as when another window comes to the front", () => {
  const { panel, isOpen } = openDrawer();
  leave(panel.querySelector("a") ?? panel, null);
  expect(isOpen()).toBe(true);
});

test("Escape closes it and returns to its button, and the page behind scrolls again; another key does nothing", () => {
  const { button, isOpen } = openDrawer();
  const page = document.documentElement.classList;
  expect(page.contains("brand-drawer-open")).toBe(true);
  fireEvent.keyDown(document, { key: "a" });
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(page.contains("brand-drawer-open")).toBe(false);
});
