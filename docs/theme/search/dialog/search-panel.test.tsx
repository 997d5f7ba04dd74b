/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { searchWords } from "../../../words/search.ts";
import type { OpenSearch, Question, SearchAnswer } from "../engine/answer.ts";
import { type SearchField, SearchPanel } from "./search-panel.tsx";

const push = jest.fn();
jest.mock("@docusaurus/router", () => ({ useHistory: () => ({ push }) }), { virtual: true });
jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  { virtual: true },
);

type Listener = Parameters<OpenSearch>[0];
let listener: Listener;
let asked: Question[];
const onClose = jest.fn();
const close = jest.fn();
const openSearch: OpenSearch = (given) => {
  listener = given;
  return { ask: (question) => asked.push(question), close };
};
const hit = (url: string): SearchAnswer["hits"][number] => ({
  url,
  kind: "page",
  label: [{ text: url, marked: false }],
  trail: [],
  excerpt: [],
});
const answer = (changes: Partial<SearchAnswer>) =>
  act(() => listener.onAnswer({ query: "nit", hits: [], sets: [], complete: true, ...changes }));

beforeEach(() => {
  jest.clearAllMocks();
  window.localStorage.clear();
  asked = [];
});

function open() {
  const field = createRef<SearchField>();
  const { unmount } = render(
    <SearchPanel locale="en" onClose={onClose} openSearch={openSearch} field={field} />,
  );
  const input = screen.getByRole<HTMLInputElement>("combobox");
  return { field, input, unmount, type: (value: string) => fireEvent.change(input, { target: { value } }) };
}
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () => screen.getByRole("option", { selected: true }).textContent;

test("before anything is typed there are examples, and one press asks one", () => {
  const { input } = open();
  expect(screen.getByText(searchWords.examples.en)).toBeInstanceOf(HTMLElement);
  const [first] = screen.getAllByRole("option");
  expect([input.getAttribute("aria-expanded"), input.getAttribute("aria-controls")]).toEqual([
    "true",
    screen.getByRole("listbox").id,
  ]);
  if (!first) throw new Error("There is no example.");
  fireEvent.click(first);
  expect(input.value).toBe(first.textContent ?? input.value);
  expect(asked.at(-1)?.query).toBe(input.value);
});

test("the arrows go through the hits and round at the end, and Enter opens the active one and keeps the search", () => {
  const { input, type } = open();
  type(" nit ");
  expect(asked.at(-1)).toMatchObject({ query: "nit", only: undefined, explain: false });
  answer({ hits: [hit("/a"), hit("/c"), hit("/b")] });
  expect(active()).toBe("/a");
  fireEvent.keyDown(input, { key: "ArrowDown" });
  expect(active()).toBe("/c");
  for (const _ of ["/b", "/a"]) fireEvent.keyDown(input, { key: "ArrowDown" });
  expect(active()).toBe("/a");
  fireEvent.keyDown(input, { key: "ArrowUp" });
  expect(active()).toBe("/b");
  fireEvent.keyDown(input, { key: "Enter" });
  expect(push).toHaveBeenCalledWith("/b");
  expect(onClose).toHaveBeenCalledTimes(1);
  type("");
  expect(options()).toEqual(["nit"]);
  expect(screen.getByText(searchWords.recent.en)).toBeInstanceOf(HTMLElement);
});

test("Enter pressed too early waits for the hits of what was typed", () => {
  const { input, type } = open();
  type("nit");
  answer({ hits: [hit("/a")] });
  type("nits");
  fireEvent.keyDown(input, { key: "Enter" });
  expect(push).not.toHaveBeenCalled();
  answer({ query: "nits", hits: [hit("/b")] });
  expect(push).toHaveBeenCalledWith("/b");
});

test("hits that arrive in between leave the active one active", () => {
  const { input, type } = open();
  type("nit");
  answer({ hits: [hit("/a"), hit("/b")] });
  fireEvent.keyDown(input, { key: "ArrowDown" });
  answer({ hits: [hit("/a"), hit("/c"), hit("/b")] });
  expect(active()).toBe("/b");
});

test("one of several products can be looked in alone, and stays chosen without a hit", () => {
  const { type } = open();
  type("nit");
  answer({ hits: [hit("/a")], sets: [{ id: "tef", name: "TEF" }] });
  expect(screen.queryByRole("button", { name: "TEF" })).toBeNull();
  answer({
    hits: [hit("/a")],
    sets: [
      { id: "tef", name: "TEF" },
      { id: "mpos", name: "mPOS" },
    ],
  });
  fireEvent.click(screen.getByRole("button", { name: "TEF" }));
  expect(asked.at(-1)).toMatchObject({ query: "nit", only: "tef" });
  answer({ only: "tef", sets: [{ id: "tef", name: "TEF" }] });
  expect(screen.getByRole("button", { name: "TEF", pressed: true })).toBeInstanceOf(HTMLElement);
});

test("nothing is only said to be found once the texts were searched too", () => {
  const { type } = open();
  type("nit");
  answer({ complete: false });
  expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByRole("combobox").getAttribute("aria-controls")).toBeNull();
  expect(screen.getAllByText(searchWords.searching.en).length).toBeGreaterThan(0);
  answer({ complete: true });
  expect(screen.getByText(searchWords.advice.en)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(searchWords.searching.en)).toBeNull();
});

test("a search that fails can be tried again, and hits that are there stay", () => {
  const { type } = open();
  type("nit");
  act(() => listener.onFailure());
  fireEvent.click(screen.getByRole("button", { name: searchWords.again.en }));
  expect(asked).toHaveLength(2);
  answer({ hits: [hit("/a")] });
  act(() => listener.onFailure());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(options()).toEqual(["/a"]);
});

test("what was typed before the dialog stood comes before what was typed since, and closing ends the search", () => {
  const { field, input, type, unmount } = open();
  type("it");
  act(() => field.current?.add("n"));
  expect(input.value).toBe("itn");
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

test("Delete forgets the recent search that is active, and the button all of them", () => {
  window.localStorage.clear();
  const { input, type } = open();
  for (const query of ["one", "two"]) {
    type(query);
    answer({ query, hits: [hit(`/${query}`)] });
    fireEvent.keyDown(input, { key: "Enter" });
  }
  type("");
  expect(options()).toEqual(["two", "one"]);
  fireEvent.keyDown(input, { key: "Delete" });
  expect(options()).toEqual(["one"]);
  fireEvent.click(screen.getByRole("button", { name: searchWords.forget.en }));
  expect(screen.getByText(searchWords.examples.en)).toBeInstanceOf(HTMLElement);
});
