/** @jest-environment jsdom */

import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { choicePlaces } from "../../data/doc-sets/product-choice.ts";
import { ProductChoice } from "./product-choice.tsx";
import { ProductSwitcher } from "./product-switcher.tsx";

let hash = "";
let isBrowser = true;
jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock("@docusaurus/useIsBrowser", () => () => isBrowser, { virtual: true });
jest.mock(
  "@docusaurus/theme-common/internal",
  () => ({
    useHistorySelector: (select: (history: object) => string) => select({ location: { hash } }),
  }),
  { virtual: true },
);
jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
      <a href={to} {...rest}>
        {children}
      </a>
    ),
  { virtual: true },
);

beforeEach(() => {
  hash = "";
  isBrowser = true;
});
const openPlaces = () => [...document.querySelectorAll("[data-open]")].map(({ id }) => id);
const place = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no place "${id}".`);
  return within(found);
};

describe("the questions that end in a product", () => {
  test("each answer is a plain link to a place that is on the page, before any script", () => {
    isBrowser = false;
    const html = renderToStaticMarkup(<ProductChoice />);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.length).toBeGreaterThan(choicePlaces.length);
    expect(anchors.filter((id) => !ids.has(id))).toEqual([]);
    expect(html).not.toContain("data-live");
  });

  test("an address alone opens what was answered, with the product, its first page and its cases", () => {
    hash = "#choose-store-pinpad-library-br";
    render(<ProductChoice />);
    expect(openPlaces()).toEqual(["choose-store-pinpad-library-br"]);
    const chosen = place("choose-store-pinpad-library-br");
    expect(chosen.getByRole("heading", { name: "CliSiTef" })).toBeInstanceOf(HTMLElement);
    const links = chosen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(
      expect.arrayContaining([
        "#choose",
        "/en/docs/clisitef",
        "/en/docs/clisitef/funcionamento_basico",
        "/en/docs/clisitef/processo_homologacao",
      ]),
    );
    expect(chosen.getByRole("link", { name: "In store, with the card present" }).getAttribute("href")).toBe(
      "#choose",
    );
  });

  test("an address that names no answers opens the first question", () => {
    hash = "#somewhere";
    render(<ProductChoice />);
    expect(openPlaces()).toEqual(["choose"]);
  });

  test("the next question has the focus, which its answer would else take along; the first page load moves none", () => {
    const { rerender } = render(<ProductChoice />);
    expect(document.activeElement).toBe(document.body);
    hash = "#choose-online";
    act(() => rerender(<ProductChoice />));
    expect(document.activeElement?.id).toBe("choose-online");
  });
});

describe("the product switcher", () => {
  test("leads to every product and to the list of all, and marks the one that is read", () => {
    render(<ProductSwitcher current="conecta+" />);
    const links = screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));
    expect(new Set(links)).toEqual(new Set(["/en/docs", ...allDocSets.map(({ id }) => `/en/docs/${id}`)]));
    expect(links.length).toBe(allDocSets.length + 1);
    expect(document.querySelector("[aria-current]")?.textContent).toBe("Conecta+");
  });

  test("Escape closes it and returns to what opens it; another key does neither", () => {
    render(<ProductSwitcher current="e-sitef" />);
    const switcher = document.querySelector("details");
    const summary = document.querySelector("summary");
    if (!switcher || !summary) throw new Error("There is no switcher.");
    switcher.open = true;
    fireEvent.keyDown(switcher, { key: "ArrowDown" });
    expect(switcher.open).toBe(true);
    fireEvent.keyDown(switcher, { key: "Escape" });
    expect(switcher.open).toBe(false);
  });
});
