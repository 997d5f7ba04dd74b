import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { fraudScenarioIds } from "@portal/shared/fraud-prevention/model.ts";
import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { type FlowState, flowSteps, isDone } from "./flow-steps.ts";

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

const locked = { ...stage, status: "locked" } as const;

const product = (status: "open" | "locked"): Overview["products"][number] => ({
  product: "fraud-prevention",
  configuration: { ...stage, status },
  certification: locked,
  release: stage,
  production: locked,
});

const certification: FraudCertification = {
  companyId: "company",
  status: "open",
  version: 0,
  isUnlocked: false,
  begunAt: null,
  attempt: 1,
  selected: [...fraudScenarioIds],
  returns: {},
  reviews: {},
  review: null,
  matched: {},
  signature: null,
  revision: 0,
  savedAt: null,
  savedBy: null,
  occurrence: null,
};
const passed = { verdict: "passed", feedback: null, reviewedAt: "2026-11-23T10:00:00.000Z" } as const;
const allPassed = Object.fromEntries(fraudScenarioIds.map((id) => [id, passed]));

const stepsOf = (given: FraudConfiguration, status: "open" | "locked" = "open") =>
  flowSteps({ configuration: given, certification, product: product(status) });
const states = (given: FraudConfiguration, status: "open" | "locked" = "open") =>
  stepsOf(given, status).map(({ id, state }) => [id, state.kind, isDone(state)]);

test("each step says what it lacks, and risk management lacks nothing", () => {
  expect(states(configuration)).toEqual([
    ["access", "access", true],
    ["profile", "incomplete", false],
    ["integration", "complete", true],
    ["analysis", "incomplete", false],
    ["risk", "information", false],
    ["technical", "incomplete", false],
    ["review", "stage", false],
    ["certification", "locked", false],
    ["keys", "locked", false],
  ]);
});

test("a step with something to correct says how much, and an approved configuration is done", () => {
  const adjustments = [{ field: "webhookUrl" as const, comment: "Não responde." }];
  const review = { comment: null, adjustments, reviewedAt: "2026-11-23T10:00:00.000Z" };
  const steps = stepsOf({ ...configuration, status: "revision", review });
  expect(steps.find(({ id }) => id === "technical")?.state).toEqual({ kind: "adjust", count: 1 });
  const approved = stepsOf({ ...configuration, status: "approved", review });
  expect(approved.find(({ id }) => id === "review")?.state).toEqual({ kind: "stage", status: "approved" });
  expect(approved.find(({ id }) => id === "technical")?.state.kind).toBe("incomplete");
  expect(approved.find(({ id }) => id === "risk")?.state.kind).toBe("complete");
});

test("of a product that is closed nothing but the access is open to look at", () => {
  expect(states(configuration, "locked").map(([, kind]) => kind)).toEqual([
    "access",
    ...Array.from({ length: 8 }, () => "locked"),
  ]);
});

type Certified = readonly [
  Partial<FraudCertification>,
  Partial<Overview["products"][number]["certification"]>,
  FlowState,
];

const { approved: _one, ...allButOne } = allPassed;

test.each<Certified>([
  [{}, { status: "open" }, { kind: "scenarios", count: fraudScenarioIds.length }],
  [{ reviews: allButOne }, { status: "open" }, { kind: "scenarios", count: 1 }],
  [{ reviews: allPassed }, { status: "revision" }, { kind: "unsigned" }],
  [{ reviews: allButOne }, { status: "revision", openPoints: 1 }, { kind: "failed", count: 1 }],
  [{}, { status: "under-approval" }, { kind: "stage", status: "under-approval" }],
  [{ reviews: allPassed }, { status: "concluded" }, { kind: "stage", status: "concluded" }],
])("the certification says what still keeps it from its end: %j", (change, state, told) => {
  const at = { ...product("open"), certification: { ...stage, ...state } };
  const steps = flowSteps({ configuration, certification: { ...certification, ...change }, product: at });
  expect(steps.find(({ id }) => id === "certification")?.state).toEqual(told);
});

test("the keys of production wait for the certification, and are done once they are delivered", () => {
  const keys = (status: "locked" | "open" | "requested" | "delivered") => {
    const at = { ...product("open"), production: { ...stage, status } };
    const state = flowSteps({ configuration, certification, product: at }).at(-1)?.state;
    return state && [state.kind, isDone(state)];
  };
  expect(keys("locked")).toEqual(["locked", false]);
  expect(keys("open")).toEqual(["keys", false]);
  expect(keys("requested")).toEqual(["keys", false]);
  expect(keys("delivered")).toEqual(["keys", true]);
});
