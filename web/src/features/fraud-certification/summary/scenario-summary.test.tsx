/** @jest-environment jsdom */
import {
  type FraudCertification,
  fraudCertificationSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { fraudCertificationRoutes } from "@portal/shared/fraud-certification/routes.data.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { scenarioProgress } from "../progress.ts";
import { ScenarioSummary } from "./scenario-summary.tsx";

const example = fraudCertificationSchema.parse(fraudCertificationRoutes.get.answer);
const words = pt["fraud-certification"].summary;

function showSummary(changes: Partial<FraudCertification>) {
  const certification: FraudCertification = { ...example, ...changes };
  return showKnowing(
    <ScenarioSummary
      certification={certification}
      progress={scenarioProgress(certification, [])}
      country="BR"
      found={<p>found</p>}
    />,
    [],
  );
}

test("while the client fills it in, each scenario says what it lacks and what support said", () => {
  showSummary({ status: "revision", selected: ["approved", "webhook", "error"] });
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText("A loja respondeu 500.")).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByText(/^Falta/).length).toBeGreaterThan(0);
  expect(screen.getByText("found")).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe(
    "/anti-fraud/certification/send-test?case=approved",
  );
});

test("while something is missing, sending leads to the list instead of asking", async () => {
  const { person } = showSummary({ status: "revision" });
  const button = screen.getAllByRole("button").at(-1);
  if (!button) throw new Error("There is no way to send.");
  await person.click(button);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(document.activeElement?.className).toBe("fraud-rows");
});

test("once sent, nothing is said to be missing and nothing can be sent", () => {
  showSummary({ status: "under-approval" });
  expect(screen.getByText(words.waitingTitle)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/^Falta/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
test("a concluded certification says so", () => {
  showSummary({ status: "concluded" });
  expect(screen.getByText(words.concludedTitle)).toBeInstanceOf(HTMLElement);
});
