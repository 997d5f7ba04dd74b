import { assert, constantFrom, integer, property, record, shuffledSubarray } from "fast-check";
import { type FraudScenario, fraudScenarios } from "../fraud-prevention/scenarios.data.ts";
import { differencesOf } from "./differences.ts";
import { findingsOn } from "./find.ts";
import type { AnalysedOrder } from "./model.ts";

const instant = (seconds: number): string => new Date(Date.UTC(2026, 10, 23) + seconds * 1000).toISOString();
const steps = (...course: readonly (readonly [status: string, cause: string])[]): AnalysedOrder["course"] =>
  [["NOV", "not sent"] as const, ...course].map(([status, cause], index) => ({
    status,
    cause,
    at: instant(index),
  }));

const review = ["REV", "manual review"] as const;
const accepted = ["ACC", "company accepted"] as const;
const refused = ["REJ", "company rejected"] as const;
const inTime = ["ACC", "review deadline, portal set to accept"] as const;

const courses: Readonly<Record<FraudScenario["id"], AnalysedOrder["course"]>> = {
  approved: steps(["ACC", "accepted"]),
  "review-approved": steps(review, accepted),
  "review-rejected": steps(review, refused),
  rejected: steps(["REJ", "rejected"]),
  deadline: steps(review, inTime),
  webhook: steps(review, accepted),
  error: steps(["INV", "analysis not valid"]),
};

const toldOf = (course: AnalysedOrder["course"]): AnalysedOrder["told"] =>
  course.slice(1).map(({ status, at }, index) => ({
    id: `told-${index}`,
    at,
    tells: status,
    status: "delivered",
    heard: null,
  }));

/** An order that proves a scenario. */
const orderFor = ({ id, amountCents }: FraudScenario): AnalysedOrder => ({
  merchantId: "SBX1",
  nit: `nit-${id}`,
  orderId: `PED-${id}`,
  amountCents,
  course: courses[id],
  told: toldOf(courses[id]),
});
const scenarioOf = (id: FraudScenario["id"]): FraudScenario => {
  const found = fraudScenarios.find((each) => each.id === id);
  if (!found) throw new Error(`No scenario ${id}.`);
  return found;
};

const anyScenario = constantFrom(...fraudScenarios);

test("each scenario is proved by its own order, in whichever order they come, and by no other", () => {
  const orders = fraudScenarios.map(orderFor);
  assert(
    property(shuffledSubarray(orders, { minLength: orders.length }), (shuffled) => {
      const found = findingsOn(fraudScenarios, shuffled);
      expect(found.map(({ scenarioId, match }) => [scenarioId, match?.nit])).toEqual(
        fraudScenarios.map(({ id }) => [id, `nit-${id}`]),
      );
      expect(found.every(({ nearest }) => nearest === undefined)).toBe(true);
    }),
  );
});

type Spoil = (order: AnalysedOrder) => AnalysedOrder;
const withCourse =
  (course: AnalysedOrder["course"]): Spoil =>
  (order) => ({ ...order, course, told: toldOf(course) });

/** Each takes away one condition of the scenarios that have it. */
const spoils: readonly (readonly [what: string, ids: readonly FraudScenario["id"][], spoil: Spoil])[] = [
  ["no number of its own", fraudScenarios.map(({ id }) => id), (order) => ({ ...order, orderId: null })],
  ["no amount", fraudScenarios.map(({ id }) => id), (order) => ({ ...order, amountCents: null })],
  ["never analysed", fraudScenarios.map(({ id }) => id), withCourse(steps())],
  ["another decision", ["approved", "rejected", "error"], withCourse(steps(review))],
  [
    "decided without a review",
    ["review-approved", "review-rejected", "deadline", "webhook"],
    withCourse(steps(["ACC", "accepted"])),
  ],
  [
    "a review that goes on",
    ["review-approved", "review-rejected", "deadline", "webhook"],
    withCourse(steps(review)),
  ],
  ["rejected in the review", ["review-approved", "deadline"], withCourse(steps(review, refused))],
  ["approved in the review", ["review-rejected", "deadline"], withCourse(steps(review, accepted))],
  [
    "ended by the clock",
    ["review-approved", "review-rejected", "webhook"],
    withCourse(steps(review, inTime)),
  ],
  ["never told", ["webhook"], (order) => ({ ...order, told: [] })],
  [
    "told of the review only",
    ["webhook"],
    (order) => ({ ...order, told: order.told.filter(({ tells }) => tells === "REV") }),
  ],
  ...(["waiting", "failed", "kept"] as const).map(
    (status) =>
      [
        `told and ${status}`,
        ["webhook"],
        (order: AnalysedOrder) => ({ ...order, told: order.told.map((each) => ({ ...each, status })) }),
      ] as const,
  ),
  ...[null, 199, 302, 404, 500].map(
    (heard) =>
      [
        `taken by a program that answers ${heard}`,
        ["webhook"],
        (order: AnalysedOrder) => ({
          ...order,
          told: order.told.map((each) => ({ ...each, status: "failed" as const, heard })),
        }),
      ] as const,
  ),
];

test.each(spoils)("an order that lacks one condition proves nothing: %s", (_what, ids, spoil) => {
  for (const id of ids) {
    const spoilt = spoil(orderFor(scenarioOf(id)));
    const [finding] = findingsOn([scenarioOf(id)], [spoilt]);
    expect([id, finding?.match]).toEqual([id, undefined]);
    expect(differencesOf(spoilt, scenarioOf(id)).length).toBeGreaterThan(0);
  }
});

test("whatever else is true of an order, without its scenario's amount it never proves it", () => {
  assert(
    property(
      record({
        scenario: anyScenario,
        other: anyScenario,
        amountCents: integer({ min: 0, max: 99_999_999_999 }),
      }),
      ({ scenario, other, amountCents }) => {
        if (amountCents === scenario.amountCents) return;
        const order = { ...orderFor(scenario), course: courses[other.id], amountCents };
        expect(findingsOn([scenario], [order])[0]?.match).toBeUndefined();
      },
    ),
  );
});

test("and with another scenario's course it proves its own only where both ask for the same", () => {
  assert(
    property(record({ scenario: anyScenario, other: anyScenario }), ({ scenario, other }) => {
      const course = courses[other.id];
      const order = { ...orderFor(scenario), course, told: toldOf(course) };
      const matches = findingsOn([scenario], [order])[0]?.match !== undefined;
      const bothDecided = [scenario.id, other.id].every((id) =>
        ["webhook", "review-approved", "review-rejected"].includes(id),
      );
      const sameReview =
        scenario.id === "webhook" || (other.id === "webhook" && scenario.id === "review-approved");
      expect(matches).toBe(scenario.id === other.id || (bothDecided && sameReview));
    }),
  );
});

test("what a program on somebody's machine took with 2xx was received, whatever became of the address", () => {
  const order = orderFor(scenarioOf("webhook"));
  const heard = {
    ...order,
    told: order.told.map((each) => ({ ...each, status: "kept" as const, heard: 204 })),
  };
  expect(findingsOn(fraudScenarios, [heard]).find(({ match }) => match)?.scenarioId).toBe("webhook");
});

test("of orders that prove nothing the one that differs least is named, with what differs, and only there", () => {
  const waiting = withCourse(steps(review))(orderFor(scenarioOf("review-approved")));
  const findings = findingsOn(fraudScenarios, [waiting]);
  expect(
    findings.flatMap(({ scenarioId, nearest }) => (nearest ? [[scenarioId, nearest.differences]] : [])),
  ).toEqual([["review-approved", [{ what: "review", wanted: ["approved"], seen: [] }]]]);
  const strange: AnalysedOrder = { ...waiting, orderId: null, amountCents: 77_777, course: steps() };
  expect(findingsOn(fraudScenarios, [strange]).every(({ nearest }) => nearest === undefined)).toBe(true);
});
