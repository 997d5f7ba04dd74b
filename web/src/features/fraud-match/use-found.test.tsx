/** @jest-environment jsdom */
import {
  type FraudCertification,
  fraudCertificationSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { fraudCertificationRoutes } from "@portal/shared/fraud-certification/routes.data.ts";
import type { FraudFinding } from "@portal/shared/fraud-match/model.ts";
import { fraudMatchRoutes } from "@portal/shared/fraud-match/routes.data.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { fraudFindingsQuery } from "./queries.ts";
import { UseFoundOrders } from "./use-found.tsx";

const answer = fraudMatchRoutes.find.answer;
const found = answer?.items.find((item) => item.found)?.found;
if (!answer || !found) throw new Error("The route's example shows no match.");

const proved = (scenarioId: FraudScenarioId): FraudFinding => ({
  scenarioId,
  found,
  nearest: null,
  example: null,
});
const unproved = (scenarioId: FraudScenarioId): FraudFinding => ({ ...proved(scenarioId), found: null });

const certification: FraudCertification = {
  ...fraudCertificationSchema.parse(fraudCertificationRoutes.get.answer),
  selected: ["approved", "rejected", "deadline"],
  matched: { approved: { proving: [], at: "2026-11-23T12:22:31.102Z" } },
};

async function showFound(openIds: readonly FraudScenarioId[], items: readonly FraudFinding[]) {
  showKnowing(<UseFoundOrders certification={certification} openIds={openIds} />, [
    [fraudFindingsQuery(certification.companyId), { ...answer, items }],
  ]);
  expect(await screen.findByText(/^1 de 3 /)).toBeInstanceOf(HTMLElement);
}
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("what is offered at once is what was found, may still be filled in and is not proved already", async () => {
  await showFound(
    ["approved", "rejected", "deadline", "error"],
    [proved("approved"), proved("rejected"), unproved("deadline"), proved("error"), proved("webhook")],
  );
  expect(buttons()).toEqual([expect.stringContaining("2")]);
  expect(screen.queryByText(pt["fraud-match"].using)).toBeNull();
});

test("where nothing new was found there is nothing to use", async () => {
  await showFound(["approved", "rejected"], [proved("approved"), unproved("rejected"), proved("webhook")]);
  expect(buttons()).toEqual([]);
});
