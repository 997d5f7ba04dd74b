/** @jest-environment jsdom */

import { noNotes } from "../../../../testing/no-notes.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import type { TicketNotes } from "./notes/use-ticket-notes.ts";

const words = pt["back-office-review"];

const showBar = (notes: Partial<TicketNotes>, mayDecide = true) =>
  showKnowing(
    <DecisionBar
      lost={undefined}
      mayDecide={mayDecide}
      kept={{ ...noNotes, ...notes }}
      labelOf={(subject) => subject}
      dialogs={null}
      note="2 de 3"
    >
      <button type="button">Concluir</button>
    </DecisionBar>,
    [],
  );
const bar = () => screen.queryByRole("region", { name: words.screen.decision });

test("who may decide sees how far the review is and the ways to end it; who may not sees no bar", () => {
  showBar({});
  expect(bar()?.textContent).toContain("2 de 3");
  expect(screen.getByRole("button", { name: "Concluir" })).toBeInstanceOf(HTMLElement);
});
test("without anything to decide there is no bar", () => {
  showBar({}, false);
  expect(bar()).toBeNull();
});

const savedBy = { sub: "bia", name: "Bia Reis" };
const states: readonly (readonly [said: string | undefined, notes: Partial<TicketNotes>])[] = [
  [undefined, {}],
  [words.notes.saving, { isUnsaved: true, savedBy }],
  [words.notes.failed, { hasFailed: true, isUnsaved: true, savedBy }],
  [words.notes.savedBy.replace("{name}", "Bia Reis"), { savedBy }],
];
test.each(states)("what was noted says of itself: %s", (said, notes) => {
  showBar(notes);
  const all = [words.notes.saving, words.notes.failed, words.notes.savedBy.replace("{name}", "Bia Reis")];
  expect(all.filter((text) => screen.queryByText(text) !== null)).toEqual(said ? [said] : []);
});
