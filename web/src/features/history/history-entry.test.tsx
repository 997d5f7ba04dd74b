/** @jest-environment jsdom */
import type { HistoryEntry } from "@portal/shared/history/model.ts";
import { historyRoutes } from "@portal/shared/history/routes.data.ts";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { HistoryEntryLine } from "./history-entry.tsx";
import { useEveryFieldLabel } from "./words/use-fraud-field-label.ts";

const entries = historyRoutes.list.answer?.items ?? [];
const entryOf = (event: string): HistoryEntry => {
  const found = entries.find((entry) => entry.event === event);
  if (!found) throw new Error(`The route shows no ${event}.`);
  return found;
};
const plain = entryOf("configuration.approved");
const words = pt.history;

function Named({ entry }: { readonly entry: HistoryEntry }) {
  return <HistoryEntryLine entry={entry} country="BR" fieldLabel={useEveryFieldLabel()} />;
}
const showEntry = (entry: HistoryEntry) => showKnowing(<Named entry={entry} />, []);
const line = () => document.querySelector(".history-entry__line")?.textContent ?? "";

test("an entry says what happened, to what, who did it and when; without more to say it does not open", () => {
  showEntry(plain);
  expect(line()).toContain(pt.configuration.event.approved);
  expect(line()).toContain("Pagamento Online · ");
  expect(line()).toContain("Bruno Lima · Suporte");
  expect(screen.getByText(words.kind.approved)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.details)).toBeNull();
});

test("what only a newer server knows is told at least as having happened, by support without a name", () => {
  showEntry({ ...plain, event: "configuration.planted", actor: { name: "", role: "support" } });
  expect(line()).toContain(pt.history.event.other);
  expect(document.querySelector(".history-entry__who")?.textContent).toBe("Suporte");
});

test("a delivery opens to what was delivered, keys masked and nothing of another product", () => {
  showEntry(entryOf("access-data.delivered"));
  expect(screen.getByText(words.details)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("••••4321")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(pt["access-data"].field.fraudDetectTestKey)).toBeNull();
});

test("a sending names the fields that changed as the form calls them, of either product, and counts corrections", () => {
  showEntry({ ...entryOf("configuration.sent"), fields: ["hashUrl", "cutoffs", "planted"] });
  const fields = screen.getByText(/^Campos alterados: /).textContent ?? "";
  expect(fields).toContain(pt.configuration.field.hashUrl);
  expect(fields).toMatch(/, planted$/);
  expect(fields).not.toContain("hashUrl");
  expect(line()).toContain("1 corrigido, nenhum respondido, nenhum sem alteração");
});

test("a review counts what passed and lists what failed with its reason", () => {
  showEntry({
    ...plain,
    reviews: [
      { caseId: "card-approved", verdict: "passed" },
      { caseId: "card-denied", verdict: "failed", feedback: "Sem tela." },
      { caseId: "no-more", verdict: "failed" },
    ],
  });
  expect(screen.getByText("1 caso aprovado, 2 reprovados")).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Pagamento negado: Sem tela.",
    "no-more",
  ]);
});

test.each([
  [{ priority: "high", priorityBefore: "normal" } as const, /de .+ para .+/],
  [{ priority: "high" } as const, /^(?!.*\bpara\b)/],
  [{ caseId: "card-denied", fileName: "tela.png" }, /Pagamento negado · tela\.png/],
])("what an entry is about stands in its line: %o", (about, said) => {
  showEntry({ ...plain, ...about });
  expect(line()).toMatch(said);
});
