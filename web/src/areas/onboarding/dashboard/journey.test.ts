import type { StageState } from "@portal/shared/occurrence/overview.ts";
import {
  fraudPreventionSteps,
  isNotUsed,
  nextFor,
  onlinePaymentSteps,
  type ProductOverview,
} from "./journey.ts";

const stage = (change: Partial<StageState> = {}): StageState => ({
  status: "locked",
  turn: null,
  since: null,
  isBegun: false,
  openPoints: 0,
  occurrence: null,
  ...change,
});

const since = "2026-11-18T12:00:00.000Z";
const open = stage({ status: "open", turn: "client" });
const waiting = stage({
  status: "under-approval",
  turn: "support",
  since,
  isBegun: true,
  occurrence: { id: "x", number: "2026-000421", sentAt: since, priority: "normal" },
});
const approved = stage({ status: "approved", isBegun: true });
const concluded = stage({ status: "concluded", isBegun: true });

const product = (change: Partial<ProductOverview> = {}): ProductOverview => ({
  product: "online-payment",
  configuration: open,
  certification: stage(),
  release: stage({ status: "open" }),
  production: stage(),
  ...change,
});
const states = (steps: ReturnType<typeof onlinePaymentSteps>) => steps.map(({ state }) => state);

describe("the three steps of Online Payment", () => {
  test("start with the client's configuration and keep the rest locked", () => {
    const [first, ...rest] = onlinePaymentSteps(product());
    expect(first).toMatchObject({
      state: "open",
      actor: "client",
      text: "online-payment.configuration.open",
    });
    expect(rest.map(({ state, actor }) => ({ state, actor }))).toEqual([
      { state: "locked", actor: undefined },
      { state: "locked", actor: undefined },
    ]);
  });

  test("name support, the ticket and since when it waits once something is sent", () => {
    const facts = { state: "waiting", actor: "support", since, occurrenceNumber: "2026-000421" };
    expect(onlinePaymentSteps(product({ configuration: waiting }))[0]).toMatchObject(facts);
    const certified = product({ configuration: approved, certification: waiting });
    expect(onlinePaymentSteps(certified)[1]).toMatchObject(facts);
  });

  test("give it back to the client with the number of points to correct", () => {
    const revision = stage({ status: "revision", turn: "client", isBegun: true, openPoints: 2 });
    expect(onlinePaymentSteps(product({ configuration: revision }))[0]).toMatchObject({
      state: "attention",
      actor: "client",
      count: 2,
    });
    expect(
      onlinePaymentSteps(product({ configuration: approved, certification: revision }))[1],
    ).toMatchObject({ state: "attention", count: 2 });
  });

  test("tell a revision that the client opened from one that support asked for", () => {
    const reopened = stage({ status: "revision", turn: "client", isBegun: true });
    expect(onlinePaymentSteps(product({ configuration: reopened }))[0]).toMatchObject({
      state: "open",
      text: "online-payment.configuration.reopened",
    });
  });

  test("offer to ask for a release while the certification is locked", () => {
    const locked = onlinePaymentSteps(product())[1];
    expect(locked?.links).toEqual([{ label: "release", to: "/onboarding/release" }]);
    const asked = onlinePaymentSteps(product({ release: waiting }))[1];
    expect(asked?.text).toBe("online-payment.certification.releaseAsked");
    expect(asked?.links).toEqual([{ label: "follow", to: "/onboarding/release" }]);
  });

  test("end with production, which opens when the certification is concluded", () => {
    const done = { configuration: approved, certification: concluded };
    expect(states(onlinePaymentSteps(product({ ...done, production: open })))).toEqual([
      "done",
      "done",
      "open",
    ]);
    const requested = stage({ status: "requested", turn: "support", since });
    expect(onlinePaymentSteps(product({ ...done, production: requested }))[2]).toMatchObject({
      state: "waiting",
      actor: "support",
    });
    const delivered = stage({ status: "delivered" });
    expect(states(onlinePaymentSteps(product({ ...done, production: delivered })))).toEqual([
      "done",
      "done",
      "done",
    ]);
  });
});

test("fraud prevention waits for Online Payment's test environment", () => {
  const fraud = (change: Partial<ProductOverview>) =>
    fraudPreventionSteps(product({ product: "fraud-prevention", ...change }));
  expect(states(fraud({ configuration: stage() }))).toEqual(["locked", "locked", "locked"]);
  expect(states(fraud({ configuration: open, production: open }))).toEqual(["open", "locked", "open"]);
  expect(fraud({ configuration: stage() })[0]?.links).toEqual([
    { label: "fraudAccess", to: "/anti-fraud/access" },
  ]);
});

test("fraud prevention's configuration says who must act, and leads to its own pages", () => {
  const first = (configuration: StageState) =>
    fraudPreventionSteps(product({ product: "fraud-prevention", configuration }))[0];
  expect(first(open)).toMatchObject({ actor: "client", text: "fraud-prevention.configuration.open" });
  expect(first(waiting)).toMatchObject({ state: "waiting", actor: "support", since });
  const back = stage({ status: "revision", turn: "client", isBegun: true, openPoints: 2 });
  expect(first(back)).toMatchObject({
    state: "attention",
    count: 2,
    links: [{ label: "correct", to: "/anti-fraud/configuration" }],
  });
  expect(first(approved)).toMatchObject({ state: "done", text: "fraud-prevention.configuration.done" });
});

test("fraud prevention's certification leads to its own pages, whoever's turn it is", () => {
  const certificationStep = (certification: StageState) =>
    fraudPreventionSteps(product({ product: "fraud-prevention", configuration: approved, certification }))[1];
  const to = "/anti-fraud/certification";
  expect(certificationStep(open)).toMatchObject({ state: "open", links: [{ label: "certify", to }] });
  expect(certificationStep(waiting)).toMatchObject({
    state: "waiting",
    actor: "support",
    occurrenceNumber: "2026-000421",
    links: [{ label: "follow", to }],
  });
  const failed = stage({ status: "revision", turn: "client", openPoints: 2 });
  expect(certificationStep(failed)).toMatchObject({ state: "attention", count: 2, links: [{ to }] });
  expect(certificationStep(concluded)).toMatchObject({ state: "done", links: [{ to }] });
});

describe("the start button", () => {
  const visitor = { isSignedIn: true, isSupport: false, hasCompany: true, hasJoinRequest: false };

  test.each([
    [{ ...visitor, isSignedIn: false }, "/onboarding/dashboard"],
    [{ ...visitor, isSupport: true }, "/onboarding/bo/dashboard"],
    [{ ...visitor, hasCompany: false }, "/company"],
    [{ ...visitor, hasCompany: false, hasJoinRequest: true }, "/onboarding/dashboard"],
    [{ ...visitor, onlinePayment: product() }, "/onboarding/configuration"],
    [{ ...visitor, onlinePayment: product({ configuration: waiting }) }, "/onboarding/configuration"],
    [
      { ...visitor, onlinePayment: product({ configuration: approved, certification: open }) },
      "/onboarding/certification",
    ],
    [
      {
        ...visitor,
        onlinePayment: product({ configuration: approved, certification: concluded, production: open }),
      },
      "/onboarding/production",
    ],
  ])("leads to the first thing that is still to be done: %#", (who, to) => {
    expect(nextFor(who).to).toBe(to);
  });
});

describe("a product that the company says it does not use", () => {
  const closed = product({ product: "fraud-prevention", configuration: stage() });

  test("is none of its steps, unless support was asked to open it or has opened it", () => {
    expect(isNotUsed(closed, { usesFraudDetect: false })).toBe(true);
    expect(isNotUsed({ ...closed, release: waiting }, { usesFraudDetect: false })).toBe(false);
    expect(isNotUsed({ ...closed, configuration: open }, { usesFraudDetect: false })).toBe(false);
    expect(isNotUsed(closed, { usesFraudDetect: true })).toBe(false);
  });
});
