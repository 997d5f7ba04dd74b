/** @jest-environment jsdom */
import type { Transaction } from "@portal/shared/sandbox/model.ts";
import { sandboxRoutes } from "@portal/shared/sandbox/routes.data.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { transactionQuery } from "../queries.ts";
import { TransactionDetail } from "./transaction-detail.tsx";

const example = sandboxRoutes.getTransaction.answer;
if (!example) throw new Error("The route shows no transaction.");
const place = { companyId: "company", merchantId: "SBX7Q2M9KD4T1WZ" };
const words = pt.sandbox;

const showTransaction = (changes: Partial<Transaction> = {}, mayAct = true) => {
  const transaction: Transaction = { ...example, ...changes };
  showKnowing(
    <TransactionDetail
      place={place}
      country="BR"
      transactionId={transaction.id}
      addressOf={(change) => `/elsewhere?${new URLSearchParams(JSON.parse(JSON.stringify(change)))}`}
      mayAct={mayAct}
    />,
    [[transactionQuery(place, transaction.id), transaction]],
  );
};
const acts = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("a transaction says where it stands, what it was of, and that a final status is one", () => {
  showTransaction();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toMatch(/^CON /);
  expect(screen.getByText("Visa •••• 0044")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("092423")).toBeInstanceOf(HTMLElement);
  const steps = [...document.querySelectorAll(".sandbox-path-steps > li")];
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null, "step"]);
  expect(screen.queryByText(words.transactions.original)).toBeNull();
});

test("the analysis says its score and the rule that the cents came to", () => {
  showTransaction();
  expect(screen.getByText("0,00")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^Os centavos do valor, 00: /)).toBeInstanceOf(HTMLElement);
});

test("an analysis that was not asked yet decided nothing, and one under review has a deadline", () => {
  const due = { status: "ACC", at: "2026-11-25T19:41:09.117Z", cause: "review deadline" };
  const analysis = { ...example.analysis, mode: "before", status: "REV", score: 0.5, past: [] } as const;
  showTransaction({ due, analysis: { ...analysis, past: [] } });
  expect(screen.getByText(words.analysis.deadline)).toBeInstanceOf(HTMLElement);
});
test("one that was not asked yet says so", () => {
  showTransaction({ analysis: { mode: "before", status: "NOV", score: null, past: [] } });
  expect(screen.getByText(words.analysis.unasked)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.analysis.score)).toBeNull();
  expect(screen.queryByText(words.analysis.deadline)).toBeNull();
});
test("an amount on which the engine fails is told as that", () => {
  showTransaction({ amount: "50000" });
  expect(screen.getByText(/HTTP 500/)).toBeInstanceOf(HTMLElement);
});

test("who runs the store stands in for the buyer; who reads along does not", () => {
  showTransaction({ acts: ["pay", "deny"] });
  expect(acts()).toEqual([words.act.pay, words.act.deny]);
});
test("support has no such acts", () => {
  showTransaction({ acts: ["pay", "deny"] }, false);
  expect(acts()).toEqual([]);
});

test("a refund leads to what it refunds, and every transaction to its calls and deliveries", () => {
  showTransaction({ original: "a".repeat(64), analysis: null });
  expect(screen.getByRole("link", { name: "a".repeat(64) }).getAttribute("href")).toContain("transaction=a");
  expect(screen.getByRole("link", { name: words.transactions.calls }).getAttribute("href")).toContain(
    `view=calls&nit=${example.id}`,
  );
});

test("a transaction says its amount, and one that has none has no line for it", () => {
  showTransaction({ amount: "12345" });
  expect(screen.getByText(/123,45/)).toBeInstanceOf(HTMLElement);
  document.body.replaceChildren();
  showTransaction({ amount: null });
  expect(screen.queryByText(words.transactions.amount, { selector: "dt" })).toBeNull();
});
