/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import type { Hit } from "../engine/answer.ts";
import { HitList } from "./hit-list.tsx";

const push = jest.fn();
jest.mock("@docusaurus/router", () => ({ useHistory: () => ({ push }) }), { virtual: true });

const hit: Hit = {
  url: "/docs/e-sitef/glossario#nit",
  kind: "row",
  label: [
    { text: "O ", marked: false },
    { text: "NIT", marked: true },
    { text: " da transação", marked: false },
  ],
  trail: ["Online Payment", "Glossário"],
  excerpt: [],
};
const other: Hit = {
  ...hit,
  url: "/docs/tef",
  kind: "page",
  excerpt: [{ text: "sem marca", marked: false }],
};
const onChosen = jest.fn();
const onPointed = jest.fn();

/** The list with the second hit active; the first one's link. */
function firstHit(): HTMLElement {
  render(<HitList hits={[hit, other]} active={1} locale="pt" onChosen={onChosen} onPointed={onPointed} />);
  const [first] = screen.getAllByRole("option");
  if (!first) throw new Error("The list shows no hit.");
  return first;
}

beforeEach(() => jest.clearAllMocks());

test("a hit marks what matches the question and nothing else, and says where it stands", () => {
  const link = firstHit();
  expect([...link.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["NIT"]);
  expect(link.textContent).toBe("O NIT da transaçãoOnline Payment › Glossário");
  expect(screen.getByText("sem marca").tagName).toBe("SPAN");
  expect(screen.getAllByRole("option", { selected: true }).map((one) => one.getAttribute("href"))).toEqual([
    other.url,
  ]);
});

test("a plain click leads there without loading the page anew, and closes the search", () => {
  const link = firstHit();
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  expect(push).toHaveBeenCalledWith(hit.url);
  expect(onChosen).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click for another tab or window is left to the browser: %o",
  (how) => {
    const link = firstHit();
    // The page of tests opens no tab, and says so of every click that is left to it.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, how);
    expect(push).not.toHaveBeenCalled();
    expect(onChosen).not.toHaveBeenCalled();
  },
);

test("the hit under the pointer becomes the active one", () => {
  fireEvent.mouseMove(firstHit());
  expect(onPointed).toHaveBeenCalledWith(0);
});
