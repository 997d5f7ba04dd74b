import type { Configuration } from "@portal/shared/configuration/model.ts";
import { fraudPreventionSteps, nextFor, onlinePaymentSteps } from "./journey.ts";

const configuration = (change: Partial<Configuration>): Configuration => ({
  companyId: "01JAZ3M5T0000000000000000A",
  product: "online-payment",
  status: "open",
  version: 1,
  draft: {},
  review: null,
  savedAt: null,
  occurrence: null,
  ...change,
});
const sentAt = "2026-11-18T12:00:00.000Z";
const sent = configuration({
  status: "under-approval",
  savedAt: sentAt,
  occurrence: { id: "x", number: "2026-000421", sentAt, priority: "normal" },
});
const rejected = configuration({
  status: "revision",
  savedAt: sentAt,
  review: {
    comment: null,
    adjustments: [{ field: "statusUrl", comment: "The address does not answer." }],
    reviewedAt: sentAt,
  },
});
const states = (steps: ReturnType<typeof onlinePaymentSteps>) => steps.map(({ state }) => state);

describe("the three steps of Online Payment", () => {
  it("start with the client's configuration and keep the rest locked", () => {
    const [first, ...rest] = onlinePaymentSteps(configuration({}));
    expect(first).toMatchObject({
      state: "open",
      actor: "client",
      text: "online-payment.configuration.open",
    });
    expect(rest.map(({ state, actor, links }) => ({ state, actor, links }))).toEqual([
      { state: "locked", actor: undefined, links: [] },
      { state: "locked", actor: undefined, links: [] },
    ]);
  });

  it("name support, the ticket and since when it waits once the configuration is sent", () => {
    expect(onlinePaymentSteps(sent)[0]).toMatchObject({
      state: "waiting",
      actor: "support",
      since: sentAt,
      occurrenceNumber: "2026-000421",
    });
  });

  it("give it back to the client with the number of adjustments", () => {
    expect(onlinePaymentSteps(rejected)[0]).toMatchObject({ state: "attention", actor: "client", count: 1 });
  });

  it("tell a revision that the client opened from one that support asked for", () => {
    const reopened = configuration({ status: "revision", savedAt: sentAt });
    expect(onlinePaymentSteps(reopened)[0]).toMatchObject({
      state: "open",
      text: "online-payment.configuration.reopened",
    });
  });

  it("open certification when the configuration is approved, and never production before certification", () => {
    expect(states(onlinePaymentSteps(configuration({ status: "approved" })))).toEqual([
      "done",
      "open",
      "locked",
    ]);
    expect(states(onlinePaymentSteps(rejected))).toEqual(["attention", "locked", "locked"]);
  });
});

describe("fraud prevention", () => {
  it("waits for the test environment of Online Payment", () => {
    expect(states(fraudPreventionSteps(sent))).toEqual(["locked", "locked", "locked"]);
    expect(states(fraudPreventionSteps(configuration({ status: "approved" })))).toEqual([
      "open",
      "locked",
      "locked",
    ]);
  });
});

describe("the start button", () => {
  const client = { isSignedIn: true, isSupport: false, hasCompany: true, hasJoinRequest: false };

  it("leads a visitor to the dashboard, which asks for the sign-in", () => {
    expect(nextFor({ ...client, isSignedIn: false }).to).toBe("/onboarding/dashboard");
  });

  it("leads support to its queue", () => {
    expect(nextFor({ ...client, isSupport: true }).to).toBe("/onboarding/bo/dashboard");
  });

  it("asks for the company first, unless somebody was asked to let the person in", () => {
    expect(nextFor({ ...client, hasCompany: false }).to).toBe("/company");
    expect(nextFor({ ...client, hasCompany: false, hasJoinRequest: true }).label).toBe("joinRequested");
  });

  it.each([
    [configuration({}), "configure"],
    [configuration({ savedAt: sentAt }), "continue"],
    [sent, "follow"],
    [rejected, "correct"],
    [configuration({ status: "revision", savedAt: sentAt }), "continue"],
    [configuration({ status: "approved" }), "accessData"],
  ])("leads to what is next in the configuration (%#)", (known, label) => {
    expect(nextFor({ ...client, configuration: known }).label).toBe(label);
  });
});
