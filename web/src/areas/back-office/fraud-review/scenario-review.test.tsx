/** @jest-environment jsdom */
import {
  type FraudCertification,
  fraudCertificationSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { fraudCertificationRoutes } from "@portal/shared/fraud-certification/routes.data.ts";
import { fraudMatchRoutes } from "@portal/shared/fraud-match/routes.data.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { noNotes } from "../../../../testing/no-notes.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { evidenceQuery } from "../../../features/evidence/queries.ts";
import { fraudFindingsQuery } from "../../../features/fraud-match/queries.ts";
import type { Judgement } from "../certification-review/verdicts.ts";
import { NotesContext } from "../review/notes/notes-context.ts";
import { ScenarioReview } from "./scenario-review.tsx";

const certification = fraudCertificationSchema.parse(fraudCertificationRoutes.get.answer);
const words = pt["back-office-certification"].case;
const onJudge = jest.fn();

interface Shown {
  readonly id: string;
  readonly judgement?: Judgement;
  readonly wasRefused?: boolean;
  readonly changes?: Partial<FraudCertification>;
}
const showScenario = ({ id, judgement, wasRefused = false, changes = {} }: Shown) => {
  const scenario = fraudScenarios.find((each) => each.id === id);
  if (!scenario) throw new Error(`There is no ${id}.`);
  const { companyId } = certification;
  return showKnowing(
    <NotesContext value={{ kept: noNotes, country: "BR" }}>
      <ScenarioReview
        certification={{ ...certification, ...changes }}
        country="BR"
        scenario={{ ...scenario, isMandatory: true }}
        judgement={judgement}
        wasRefused={wasRefused}
        onJudge={onJudge}
      />
    </NotesContext>,
    [
      [evidenceQuery(companyId, "fraud-prevention"), { items: [] }],
      [fraudFindingsQuery(companyId), fraudMatchRoutes.find.answer],
    ],
  );
};

test("who decides gives a verdict and words of it; a failed scenario needs them", async () => {
  const { person } = showScenario({
    id: "webhook",
    judgement: { verdict: "failed", feedback: "" },
    wasRefused: true,
  });
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(words.required)).toBeInstanceOf(HTMLElement);
  await person.click(screen.getByRole("radio", { name: pt.certification.verdict.passed }));
  expect(onJudge).toHaveBeenCalledWith("webhook", { verdict: "passed" });
});

test("a scenario without a verdict is only blamed once the decision was refused", () => {
  showScenario({ id: "webhook", judgement: { verdict: undefined, feedback: "" } });
  expect(screen.queryByText(words.noVerdict)).toBeNull();
  expect(screen.getByText(words.optional)).toBeInstanceOf(HTMLElement);
});
test("then it is said what is missing", () => {
  showScenario({ id: "webhook", judgement: { verdict: undefined, feedback: "" }, wasRefused: true });
  expect(screen.getByText(words.noVerdict)).toBeInstanceOf(HTMLElement);
});

test("where there is nothing to decide, the verdict that was given and its reason are read", () => {
  showScenario({ id: "webhook" });
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText("A loja respondeu 500.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("2046")).toBeInstanceOf(HTMLElement);
});

test("one that an order proves says so and shows the order; one that nothing proves does not", async () => {
  showScenario({ id: "approved" });
  expect(screen.getByText(pt["fraud-certification"].matched)).toBeInstanceOf(HTMLElement);
  expect(await screen.findByText(pt["fraud-match"].order)).toBeInstanceOf(HTMLElement);
});
test("an example of the portal's page is shown as none", async () => {
  showScenario({ id: "review-approved" });
  expect(await screen.findByText(pt["fraud-match"].exampleLead)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(pt["fraud-certification"].matched)).toBeNull();
  expect(screen.getByText(pt["fraud-certification"].return.nothing)).toBeInstanceOf(HTMLElement);
});
