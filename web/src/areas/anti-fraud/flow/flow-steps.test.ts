import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { flowSteps, isDone } from "./flow-steps.ts";

const configuration: FraudConfiguration = {
  companyId: "company",
  product: "fraud-prevention",
  status: "open",
  version: 1,
  draft: { integrationTypes: ["rest-payment"] },
  review: null,
  answers: {},
  revision: 0,
  savedAt: null,
  savedBy: null,
  occurrence: null,
};
const stage = {
  status: "open",
  turn: "client",
  since: null,
  isBegun: false,
  openPoints: 0,
  occurrence: null,
} as const;

const product = (status: "open" | "locked"): Overview["products"][number] => ({
  product: "fraud-prevention",
  configuration: { ...stage, status },
  certification: { ...stage, status: "locked" },
  release: stage,
  production: { ...stage, status: "locked" },
});
const states = (given: FraudConfiguration, status: "open" | "locked" = "open") =>
  flowSteps(given, product(status)).map(({ id, state }) => [id, state.kind, isDone(state)]);

test("each step says what it lacks, and risk management lacks nothing", () => {
  expect(states(configuration)).toEqual([
    ["access", "access", true],
    ["profile", "incomplete", false],
    ["integration", "complete", true],
    ["analysis", "incomplete", false],
    ["risk", "information", false],
    ["technical", "incomplete", false],
    ["review", "stage", false],
  ]);
});

test("a step with something to correct says how much, and an approved configuration is done", () => {
  const adjustments = [{ field: "webhookUrl" as const, comment: "Não responde." }];
  const review = { comment: null, adjustments, reviewedAt: "2026-11-23T10:00:00.000Z" };
  const steps = flowSteps({ ...configuration, status: "revision", review }, product("open"));
  expect(steps.find(({ id }) => id === "technical")?.state).toEqual({ kind: "adjust", count: 1 });
  const approved = flowSteps({ ...configuration, status: "approved", review }, product("open"));
  expect(approved.at(-1)?.state).toEqual({ kind: "stage", status: "approved" });
  expect(approved.find(({ id }) => id === "technical")?.state.kind).toBe("incomplete");
});

test("of a product that is closed nothing but the access is open to look at", () => {
  expect(states(configuration, "locked").map(([, kind]) => kind)).toEqual([
    "access",
    ...Array.from({ length: 6 }, () => "locked"),
  ]);
});
