import {
  type FraudCertification,
  fraudCertificationSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { fraudCertificationRoutes } from "@portal/shared/fraud-certification/routes.data.ts";
import { isComplete, type ScenarioProgress, scenarioProgress } from "./progress.ts";

const example = fraudCertificationSchema.parse(fraudCertificationRoutes.get.answer);
const file = { caseId: "webhook", attempt: example.attempt, status: "clean" };

function entryOf(id: string, changes: Partial<FraudCertification>, files = [file]): ScenarioProgress {
  const found = scenarioProgress({ ...example, ...changes }, files).find(
    ({ test: { id: testedId } }) => testedId === id,
  );
  if (!found) throw new Error(`${id} is not tested.`);
  return found;
}

test("only what is chosen is tested, in the script's order", () => {
  const progress = scenarioProgress({ ...example, selected: ["webhook", "approved"] }, []);
  expect(progress.map((entry) => entry.test.id)).toEqual(["approved", "webhook"]);
});

test("a scenario that passed lacks nothing any more, even without a return", () => {
  const passed = entryOf("approved", { returns: {}, matched: {} });
  expect(passed).toMatchObject({ state: "passed", missing: [], remarks: [] });
  expect(isComplete(passed)).toBe(true);
});

test("one that support failed says why, whatever is filled in", () => {
  expect(entryOf("webhook", {})).toMatchObject({ state: "failed", feedback: "A loja respondeu 500." });
});

test("without a verdict it is complete, begun or untouched", () => {
  expect(entryOf("webhook", { reviews: {} }).state).toBe("complete");
  const begun = entryOf("webhook", { reviews: {}, returns: { webhook: { orderId: "2046" } } });
  expect(begun.state).toBe("incomplete");
  expect(isComplete(begun)).toBe(false);
  expect(entryOf("webhook", { reviews: {}, returns: {} }).state).toBe("untouched");
});

test.each([
  ["of another scenario", { ...file, caseId: "error" }],
  ["of an earlier attempt", { ...file, attempt: file.attempt - 1 }],
  ["that is not inspected yet", { ...file, status: "inspecting" }],
])("a file %s is none of its evidence", (_what, other) => {
  const without = entryOf("webhook", { reviews: {}, matched: {} }, []);
  expect(entryOf("webhook", { reviews: {}, matched: {} }, [other]).missing).toEqual(without.missing);
});
