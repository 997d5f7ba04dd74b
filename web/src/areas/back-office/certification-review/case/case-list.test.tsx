/** @jest-environment jsdom */
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { noNotes } from "../../../../../testing/no-notes.ts";
import { pt, screen, showKnowing } from "../../../../../testing/show.tsx";
import { evidenceQuery } from "../../../../features/evidence/queries.ts";
import { NotesContext } from "../../review/notes/notes-context.ts";
import type { Judgements } from "../verdicts.ts";
import { CertificationCaseList } from "./case-list.tsx";
import { entriesOf } from "./entries.ts";

const example = certificationSchema.parse(certificationRoutes.get.answer);
const words = pt["back-office-certification"];
const onJudge = jest.fn();
const onPassRemaining = jest.fn();
const proof = { proving: [{ nit: "a".repeat(64), cardId: null }], at: "2026-11-22T17:20:00.000Z" };

interface Shown {
  readonly changes?: Partial<Certification>;
  readonly judgements?: Judgements;
  readonly mayDecide?: boolean;
  readonly isChecked?: boolean;
  readonly at?: `/${string}`;
}
const showList = ({
  changes = {},
  judgements = {},
  mayDecide = true,
  isChecked = false,
  at = "/",
}: Shown) => {
  const certification = { ...example, reviews: {}, selected: ["card-approved", "card-denied"], ...changes };
  return showKnowing(
    <NotesContext value={{ kept: noNotes, country: "BR" }}>
      <CertificationCaseList
        certification={certification}
        country="BR"
        entries={entriesOf(certification)}
        judgements={judgements}
        mayDecide={mayDecide}
        isChecked={isChecked}
        wasRefused={false}
        jump={{ goTo: () => undefined, looked: () => undefined, lastLooked: () => undefined }}
        onJudge={onJudge}
        onPassRemaining={onPassRemaining}
      />
    </NotesContext>,
    [[evidenceQuery(certification.companyId, certification.product), { items: [] }]],
    { at },
  );
};
const titles = () => screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);

test("each case is judged on its own, in its group, and none is left out", async () => {
  const { person } = showList({});
  expect(titles()).toHaveLength(2);
  expect(screen.getAllByText(words.case.noReturn)).toHaveLength(2);
  const [failed] = screen.getAllByRole("radio", { name: pt.certification.verdict.failed });
  if (!failed) throw new Error("No verdict can be given.");
  await person.click(failed);
  expect(onJudge.mock.calls[0]?.[1]).toEqual({ verdict: "failed" });
});

test("a search leaves what it names, and says how many of all", () => {
  showList({ at: "/?text=negado" });
  expect(titles()).toEqual(["Pagamento negado"]);
  expect(screen.getByText(words.filter.found.replace("{shown}", "1").replace("{total}", "2"))).toBeInstanceOf(
    HTMLElement,
  );
});
test("a search that names none offers to look at all again", () => {
  showList({ at: "/?text=nothing" });
  expect(screen.getByText(words.filter.empty)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: words.filter.clear })).toBeInstanceOf(HTMLElement);
});

test("where nothing is to be decided the earlier verdict and its words are read", () => {
  const reviewedAt = "2026-11-20T12:00:00.000Z";
  const reviews = { "card-denied": { verdict: "failed", feedback: "Sem tela.", reviewedAt } } as const;
  showList({ mayDecide: false, changes: { reviews } });
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText("Sem tela.")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.case.earlier)).toBeNull();
});
test("while it is, the earlier verdict stands beside the new one", () => {
  const reviewedAt = "2026-11-20T12:00:00.000Z";
  const reviews = { "card-denied": { verdict: "failed", feedback: "Sem tela.", reviewedAt } } as const;
  showList({ changes: { reviews } });
  expect(screen.getByText(words.case.earlier)).toBeInstanceOf(HTMLElement);
});

test("what recorded calls prove passes at a click, but not what has a verdict", async () => {
  const matched = { "card-approved": proof, "card-denied": proof };
  const judgements: Judgements = { "card-denied": { verdict: "failed", feedback: "Não." } };
  const { person } = showList({ isChecked: true, changes: { matched }, judgements });
  await person.click(await screen.findByRole("button", { name: pt["certification-match"].checked.pass }));
  expect(onPassRemaining).toHaveBeenCalledWith(["card-approved"]);
});
