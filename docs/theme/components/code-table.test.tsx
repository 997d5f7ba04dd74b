/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import type { LocalizedTable } from "../../data/localized-table.ts";
import { frameWords } from "../../words/frame.ts";
import { CodeTable } from "./code-table.tsx";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock("@docusaurus/useBrokenLinks", () => () => ({ collectAnchor: () => undefined }), { virtual: true });
jest.mock("@docusaurus/ExecutionEnvironment", () => ({ canUseDOM: false }), { virtual: true });

const row = (code: string) => ({
  anchor: `codigo-${code}`,
  code,
  cells: [`Meaning of \`${code}\``],
});
const tableOf = (count: number): LocalizedTable => ({
  caption: "Codes",
  columns: ["Code", "Meaning"],
  rows: Array.from({ length: count }, (_, at) => row(String(at))),
});
const words = frameWords.codeTable;

test("a short table is read at once, each row with an address of its own and its code as code", () => {
  render(<CodeTable table={tableOf(3)} />);
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.getByRole("link", { name: "2" }).getAttribute("href")).toBe("#codigo-2");
  expect(document.getElementById("codigo-2")?.querySelector("code")?.textContent).toBe("2");
});

test("from twelve rows on a filter hides what does not match, and says how many are left", () => {
  render(<CodeTable table={tableOf(12)} />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "meaning 11" } });
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["11"]);
  expect(screen.getByRole("status").textContent).toBe(
    words.shown.en.replace("%shown%", "1").replace("%total%", "12"),
  );
  expect(screen.queryByText(words.none.en)).toBeNull();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "absent" } });
  expect(screen.queryAllByRole("rowheader")).toEqual([]);
  expect(screen.getByText(words.none.en)).toBeInstanceOf(HTMLElement);
  // Other pages link to it.
  expect(document.getElementById("codigo-11")).toBeInstanceOf(HTMLElement);
});

test("eleven rows need no filter", () => {
  render(<CodeTable table={tableOf(11)} />);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test.each([
  ["additional_data.payer.documents", 2],
  ["additional_data.number", 0],
])("a path may only go on in another line where it is long: %s", (code, breaks) => {
  render(<CodeTable table={{ ...tableOf(0), rows: [row(code)] }} />);
  expect(document.querySelectorAll("th wbr")).toHaveLength(breaks);
});
