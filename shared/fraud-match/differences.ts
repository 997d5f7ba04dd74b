import type { CentsDecision } from "../fraud-prevention/cents-rule.ts";
import type { FraudScenario } from "../fraud-prevention/scenarios.data.ts";
import type { AnalysedOrder, FraudDifference } from "./model.ts";
import { decisionOf, isReceived, reviewEndOf } from "./order.ts";

type ScenarioCheck = (order: AnalysedOrder, scenario: FraudScenario) => FraudDifference | undefined;

const text = (value: string | undefined): string[] => (value === undefined ? [] : [value]);

/** A return names the order by the store's own number; as long as a return may say it. */
const named: ScenarioCheck = ({ orderId }) =>
  orderId !== null && orderId !== "" && orderId.length <= 40
    ? undefined
    : { what: "order", wanted: ["order_id"], seen: text(orderId ?? undefined) };

const amount: ScenarioCheck = ({ amountCents }, scenario) =>
  amountCents === scenario.amountCents
    ? undefined
    : { what: "amount", wanted: scenario.amountCents, seen: amountCents };

const statuses: Readonly<Record<CentsDecision, string>> = {
  approved: "ACC",
  review: "REV",
  rejected: "REJ",
  error: "INV",
};

const decision: ScenarioCheck = (order, scenario) => {
  const wanted = statuses[scenario.decision];
  const seen = decisionOf(order);
  return seen === wanted ? undefined : { what: "decision", wanted: [wanted], seen: text(seen) };
};

/** A scenario that wants its store told wants a review that somebody has decided, whatever was decided. */
const review: ScenarioCheck = (order, { afterwards }) => {
  if (afterwards === undefined) return undefined;
  const wanted = afterwards === "told" ? ["approved", "rejected"] : [afterwards];
  const seen = reviewEndOf(order);
  return seen !== undefined && wanted.includes(seen)
    ? undefined
    : { what: "review", wanted, seen: text(seen) };
};

/** Of the decision, and not only of the review before it. */
const received: ScenarioCheck = ({ course, told }, { afterwards }) => {
  if (afterwards !== "told") return undefined;
  const final = course.at(-1)?.status;
  const ofDecision = told.filter(({ tells }) => tells === final && tells !== "REV");
  if (ofDecision.some(isReceived)) return undefined;
  return { what: "received", wanted: ["delivered"], seen: text(ofDecision.at(-1)?.status) };
};

const checks: readonly ScenarioCheck[] = [named, amount, decision, review, received];

/** Everything in which an order is not what a scenario asks for; nothing where it proves the scenario. */
export const differencesOf = (order: AnalysedOrder, scenario: FraudScenario): FraudDifference[] =>
  checks.flatMap((check) => check(order, scenario) ?? []);
