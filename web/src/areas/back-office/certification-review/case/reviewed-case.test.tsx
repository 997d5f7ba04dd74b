/** @jest-environment jsdom */
import { noNotes } from "../../../../../testing/no-notes.ts";
import { screen, showKnowing } from "../../../../../testing/show.tsx";
import { evidenceQuery } from "../../../../features/evidence/queries.ts";
import { NotesContext } from "../../review/notes/notes-context.ts";
import { ReviewedCase } from "./reviewed-case.tsx";

const place = { companyId: "01ARZ3NDEKTSV4RRFFQ69G5FAV", product: "online-payment", attempt: 2 } as const;
const reviewed = { id: "first", title: { pt: "Primeiro", en: "First", es: "Primero" }, isMandatory: true };

const showCase = (level: 3 | 4, verdict: "passed" | undefined) =>
  showKnowing(
    <NotesContext value={{ kept: noNotes, country: "BR" }}>
      <ReviewedCase
        test={reviewed}
        review={{ verdict: "failed", feedback: "Sem tela.", reviewedAt: "2026-11-20T12:00:00.000Z" }}
        place={place}
        country="BR"
        level={level}
        badges={null}
        asked={<p>Asked</p>}
        given={<p>Given</p>}
        judgement={verdict && { verdict, feedback: "" }}
        wasRefused={false}
        onJudge={() => undefined}
      />
    </NotesContext>,
    [[evidenceQuery(place.companyId, place.product), { items: [] }]],
  );
const levels = () => screen.getAllByRole("heading").map(({ tagName }) => tagName);

test("a case in a group stands one level below it, and its parts one below that", () => {
  showCase(4, "passed");
  expect(levels()).toEqual(["H4", "H5", "H5"]);
});
test("one without groups stands right below the page", () => {
  showCase(3, "passed");
  expect(levels()).toEqual(["H3", "H4", "H4"]);
});
test("a verdict of now counts for the case, and the last one where there is nothing to decide", () => {
  showCase(3, "passed");
  expect(screen.getByRole("region", { name: "Primeiro" }).dataset.verdict).toBe("passed");
  expect(screen.getAllByRole("radio")).toHaveLength(2);
});
test("without anything to decide it only tells the last verdict", () => {
  showCase(3, undefined);
  expect(screen.getByRole("region", { name: "Primeiro" }).dataset.verdict).toBe("failed");
  expect(screen.queryByRole("radio")).toBeNull();
});
