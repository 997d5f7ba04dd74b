/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { tryItWords } from "../../../words/try-it.ts";
import type { CallAnswer } from "../call/send-call.ts";
import { NoticeView, noticeOf } from "./notice.tsx";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  { virtual: true },
);

const answered = (status: number, retryAfterSeconds?: number) => ({
  kind: "answer" as const,
  answer: { status, retryAfterSeconds, body: undefined, headers: [], milliseconds: 1 } satisfies CallAnswer,
});

test.each([
  [200, undefined],
  [400, undefined],
  [401, "401"],
  [403, "403"],
  [404, "404"],
  [409, undefined],
  [429, "429"],
  [500, undefined],
  [501, undefined],
  [502, "lost"],
  [504, "lost"],
  [505, undefined],
])("an answer of %i asks of the reader: %s", (status, notice) => {
  expect(noticeOf(answered(status))).toBe(notice);
});

test("after too many calls it is said for how long to wait, where the answer says it", () => {
  expect(noticeOf(answered(429, 7))).toBe("429after");
  render(<NoticeView sent={answered(429, 7)} product="e-sitef" />);
  expect(screen.getByRole("alert").textContent).toContain("7");
});

test("when nobody knows what became of it, a query of the same product tells", () => {
  const { rerender } = render(<NoticeView sent={{ kind: "timeout" }} product="e-sitef" />);
  const href = () => screen.queryByRole("link", { name: tryItWords.notice.query.en })?.getAttribute("href");
  expect(href()).toBe("/en/docs/e-sitef/pagamento-rest-getstatus#experimente");
  rerender(<NoticeView sent={{ kind: "stopped" }} product="sitefex-ws-consulta" />);
  expect(href()).toContain("/docs/sitefex-ws-consulta/");
  rerender(<NoticeView sent={{ kind: "offline" }} product="e-sitef" />);
  expect(href()).toBeUndefined();
  rerender(<NoticeView sent={answered(200)} product="e-sitef" />);
  expect(screen.queryByRole("alert")).toBeNull();
});
