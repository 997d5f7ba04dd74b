/** @jest-environment jsdom */
import type { HistoryEntry } from "@portal/shared/history/model.ts";
import { historyRoutes } from "@portal/shared/history/routes.data.ts";
import { pt, screen, show, showKnowing } from "../../../testing/show.tsx";
import { HistoryEntryLine } from "./history-entry.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { stageHistoryQuery } from "./queries.ts";
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

describe("a history", () => {
  const changed = jest.fn();
  const filterWords = pt.history.filter;
  test.each([true, false])(
    "is narrowed by product and subject unless it is of one (%s), and widened again",
    async (isFixed) => {
      const cleared = jest.fn();
      const filters = (filter: object) =>
        show(
          <HistoryFilters filter={filter} onChange={changed} onClear={cleared} hasFixedSubject={isFixed} />,
        );
      const { person } = filters({ kind: "approved", from: "2026-11-01", to: "2026-11-30" });
      expect(screen.queryByRole("combobox", { name: filterWords.product }) === null).toBe(isFixed);
      await person.selectOptions(
        screen.getByRole("combobox", { name: filterWords.kind }),
        pt.history.kind.rejected,
      );
      expect(changed).toHaveBeenLastCalledWith({ kind: "rejected" });
      expect(screen.getByLabelText<HTMLInputElement>(filterWords.from).max).toBe("2026-11-30");
      expect(screen.getByLabelText<HTMLInputElement>(filterWords.to).min).toBe("2026-11-01");
      await person.click(screen.getByRole<HTMLButtonElement>("button", { name: filterWords.clear }));
      expect(cleared).toHaveBeenCalledTimes(1);
    },
  );

  test("of nothing in particular has nothing to clear", () => {
    show(<HistoryFilters filter={{}} onChange={changed} onClear={changed} />);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: filterWords.clear }).disabled).toBe(true);
  });

  test("of a stage is read page after page", () => {
    const { getNextPageParam, queryKey } = stageHistoryQuery({
      companyId: "c",
      product: "online-payment",
      stage: "certification",
    });
    expect(getNextPageParam({ items: [], cursor: "next" }, [], undefined, [])).toBe("next");
    expect(queryKey).toEqual(expect.arrayContaining(["online-payment", "certification"]));
  });
});
