import { assert, constantFrom, integer, property, record, shuffledSubarray } from "fast-check";
import { type FraudScenario, fraudScenarios } from "../fraud-prevention/scenarios.data.ts";
import { differencesOf } from "./differences.ts";
import { findingsOn } from "./find.ts";
import type { AnalysedOrder, FraudDifference } from "./model.ts";

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

test("the order that differs least is named with what differs, and one nearer to another scenario as that", () => {
  const waiting = withCourse(steps(review))(orderFor(scenarioOf("review-approved")));
  const named = findingsOn(fraudScenarios, [waiting]).flatMap(({ scenarioId, nearest }) =>
    nearest ? [[scenarioId, nearest.closerTo, nearest.differences.map(({ what }) => what)]] : [],
  );
  expect(named).toEqual([
    ["approved", "review-approved", ["amount", "decision"]],
    ["review-approved", null, ["review"]],
    ["review-rejected", "review-approved", ["amount", "review"]],
    ["rejected", "review-approved", ["amount", "decision"]],
    ["deadline", "review-approved", ["amount", "review"]],
    ["error", "review-approved", ["amount", "decision"]],
  ]);
  const strange: AnalysedOrder = { ...waiting, orderId: null, amountCents: 77_777, course: steps() };
  expect(findingsOn(fraudScenarios, [strange]).every(({ nearest }) => nearest === undefined)).toBe(true);
});

const amountSeen = (id: FraudScenario["id"], seen: number): FraudDifference => ({
  what: "amount",
  wanted: scenarioOf(id).amountCents,
  seen,
});
const endedBy = (wanted: string, ...seen: readonly string[]): FraudDifference => ({
  what: "review",
  wanted: [wanted],
  seen: [...seen],
});

/** What integrators get wrong, one run a scenario, and what they have to be told of it. */
const faultyRuns: Readonly<Record<FraudScenario["id"], readonly [Spoil, ...FraudDifference[]]>> = {
  approved: [(order) => ({ ...order, orderId: null }), { what: "order", wanted: ["order_id"], seen: [] }],
  "review-approved": [withCourse(steps(review, refused)), endedBy("approved", "rejected")],
  "review-rejected": [withCourse(steps(review)), endedBy("rejected")],
  // Its cents are those of the order that is approved.
  rejected: [
    (order) => ({ ...withCourse(courses.approved)(order), amountCents: 10_010 }),
    amountSeen("rejected", 10_010),
    { what: "decision", wanted: ["REJ"], seen: ["ACC"] },
  ],
  deadline: [withCourse(steps(review, accepted)), endedBy("deadline", "approved")],
  webhook: [
    (order) => ({ ...order, told: order.told.map((each) => ({ ...each, status: "kept" as const })) }),
    { what: "received", wanted: ["delivered"], seen: ["kept"] },
  ],
  error: [withCourse(courses.approved), { what: "decision", wanted: ["INV"], seen: ["ACC"] }],
};

test.each(Object.entries(faultyRuns))(
  "a faulty run of %s is named with its fault, alone and among orders that prove all others",
  (id, [spoil, ...differences]) => {
    const scenario = fraudScenarios.find((each) => each.id === id) ?? scenarioOf("approved");
    const made = spoil(orderFor(scenario));
    // It is the newest of all.
    const course = made.course.map((step, index) => ({ ...step, at: instant(60 + index) }));
    const faulty = { ...made, nit: "faulty", course };
    const others = fraudScenarios.filter((each) => each !== scenario).map(orderFor);
    for (const orders of [[faulty], [faulty, ...others]]) {
      const finding = findingsOn(fraudScenarios, orders).find(({ scenarioId }) => scenarioId === id);
      expect(finding?.match).toBeUndefined();
      expect(finding?.nearest?.differences).toEqual(differences);
    }
  },
);

test("an order of a page of the portal is an example of its scenario until a program's own one proves it", () => {
  const own = orderFor(scenarioOf("rejected"));
  const shown: AnalysedOrder = { ...own, nit: "shown", origin: "portal" };
  const findingOf = (orders: readonly AnalysedOrder[]) =>
    findingsOn(fraudScenarios, orders).find(({ scenarioId }) => scenarioId === "rejected");
  expect(findingOf([shown])).toMatchObject({ match: undefined, nearest: undefined, example: shown });
  expect(findingOf([shown, own])).toMatchObject({ match: own, example: undefined });
});

test("of a decision that nobody took, the last thing that became of its notification is told", () => {
  const scenario = scenarioOf("webhook");
  const order = orderFor(scenario);
  const [, decided] = order.told;
  if (!decided) throw new Error("The order tells no decision.");
  const toldTwice = [
    { ...decided, id: "first", status: "failed" as const },
    { ...decided, id: "again", status: "kept" as const },
  ];
  const seenOf = (told: AnalysedOrder["told"]) => differencesOf({ ...order, told }, scenario);
  const missing = { what: "received", wanted: ["delivered"] };
  expect(seenOf(toldTwice)).toEqual([{ ...missing, seen: ["kept"] }]);
  expect(seenOf(toldTwice.toReversed())).toEqual([{ ...missing, seen: ["failed"] }]);
  expect(seenOf([])).toEqual([{ ...missing, seen: [] }]);
});
