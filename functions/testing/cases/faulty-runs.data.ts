import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import type { Difference } from "@portal/shared/certification-match/model.ts";
import type { RecipeCall } from "@portal/shared/certification-match/recipe/recipe.ts";

/** What a program makes of a call of a case; nothing where it forgets it. */
export type Fault = (call: RecipeCall) => RecipeCall | undefined;

export interface FaultyRun {
  readonly fault: Fault;
  /** What its author has to be told. */
  readonly differences: readonly Difference[];
}

const inCall =
  (operation: string, change: Fault): Fault =>
  (call) =>
    call.operation === operation ? change(call) : call;
const sending =
  (operation: string, body: object): Fault =>
  (call) =>
    call.operation === operation ? { ...call, body: { ...call.body, ...body } } : call;
const forgetting = (operation: string): Fault => inCall(operation, () => undefined);

const visa = { number: cardNumbers.visa.number, expiry_date: "{expiry}", security_code: "123" };
const amount = (wanted: number, seen: number): Difference => ({ what: "amount", wanted, seen });
const named = (
  what: "kind" | "status" | "method" | "paid-with",
  wanted: string,
  seen: string,
): Difference => ({
  what,
  wanted: [wanted],
  seen: [seen],
});

const authenticating = (cents: string): Fault =>
  sending("3ds-begin", { purchase: { amount: cents, currency: "{currency}" } });

/** An ordinary payment in place of another call: the way to it, and where its answer says what was made. */
const asPayment: Fault = (call) => {
  if (call.operation === "preauth-begin") {
    const { transaction_type: _, ...body } = { transaction_type: "", ...call.body };
    return { ...call, body, keeps: { as: "nit", from: "payment.nit", machine: "payment" } };
  }
  return { ...call, path: "/v1/payments/{nit}" };
};

/** One run of each case with a mistake that integrators make. */
export const faultyRuns: Readonly<Record<string, FaultyRun>> = {
  "card-approved": {
    fault: sending("payment-begin", { amount: "25100" }),
    differences: [amount(25_000, 25_100)],
  },
  "card-denied": {
    fault: sending("payment-begin", { amount: "2199999" }),
    differences: [amount(2_200_000, 2_199_999), named("status", "NEG", "CON")],
  },
  "card-cancel": {
    fault: sending("cancel-single", { amount: "10000" }),
    differences: [amount(25_000, 10_000)],
  },
  "installments-without-interest": {
    fault: sending("payment-begin", { installments: "1" }),
    differences: [{ what: "installments", wanted: 3, seen: 1 }],
  },
  "installments-with-interest": {
    fault: sending("payment-begin", { installment_type: "4" }),
    differences: [{ what: "installment-type", wanted: ["3"], seen: ["4"] }],
  },
  voucher: {
    fault: (call) =>
      call.operation === "payment-do"
        ? { ...call, body: { authorizer_id: "1", card: visa } }
        : { ...call, body: { ...call.body, authorizer_id: "1" } },
    differences: [{ what: "card", wanted: expect.any(Array), seen: ["visa"] }],
  },
  preauth: { fault: asPayment, differences: [named("kind", "reservation", "sale")] },
  capture: {
    fault: forgetting("preauth-capture"),
    differences: [named("kind", "capture", "reservation")],
  },
  "timeout-approved": {
    fault: inCall("payment-query", (call) => ({ ...call, waitSeconds: 20 })),
    differences: [{ what: "wait", wanted: 60, seen: 20 }],
  },
  "timeout-denied": {
    fault: inCall("payment-do", ({ headers: _headers, isLost: _isLost, ...call }) => call),
    differences: [{ what: "answer", wanted: ["lost"], seen: ["arrived"] }],
  },
  "pix-confirmed": {
    fault: sending("payment-begin", { amount: "1100" }),
    differences: [amount(1000, 1100), named("status", "CON", "PEN")],
  },
  "pix-denied": {
    fault: (call) =>
      call.operation === "payment-begin"
        ? { ...call, body: { ...call.body, amount: "1000" } }
        : { ...call, ...(call.until ? { until: { ...call.until, says: "CON" } } : {}) },
    differences: [amount(500, 1000), named("status", "NEG", "CON")],
  },
  "pix-error": {
    fault: sending("payment-begin", { amount: "500" }),
    differences: [amount(600, 500), named("status", "ERR", "PEN")],
  },
  "pix-refund": {
    fault: forgetting("cancel-single"),
    differences: [{ what: "kind", wanted: ["cancellation"], seen: ["sale"] }],
  },
  "store-card": {
    fault: sending("card-store", { customer_id: "" }),
    differences: [{ what: "refused", wanted: ["CON"], seen: ["952"] }],
  },
  "pay-token": {
    fault: sending("payment-do", { authorizer_id: "1", card: visa }),
    differences: [named("paid-with", "token", "number")],
  },
  "remove-card": {
    fault: forgetting("card-remove"),
    differences: [named("kind", "removal", "storage"), named("status", "DEL", "CON")],
  },
  "3ds-authenticated": {
    fault: authenticating("10001"),
    differences: [amount(10_000, 10_001), named("status", "AUY", "AUN")],
  },
  "3ds-challenge": {
    fault: authenticating("10000"),
    differences: [amount(10_004, 10_000), named("status", "AUC", "AUY")],
  },
  "3ds-denied": {
    fault: authenticating("10000"),
    differences: [amount(10_001, 10_000), named("status", "AUN", "AUY")],
  },
  "3ds-payment": {
    fault: sending("payment-do", { external_authentication: { eci: "05", reference_id: "{trans_id}" } }),
    differences: [{ what: "fields", wanted: ["external_authentication.cavv"], seen: [] }],
  },
  "schedule-create": {
    fault: inCall("schedule-begin", ({ body, ...call }) => ({
      ...call,
      body: JSON.parse(JSON.stringify(body).replace('"2000"', '"3000"')),
    })),
    differences: [amount(2000, 3000)],
  },
  "schedule-inactivate": {
    fault: forgetting("schedule-edit-do"),
    differences: [{ what: "status", wanted: ["INA"], seen: [] }],
  },
  recharge: {
    fault: forgetting("recharge-confirm"),
    differences: [
      named("status", "CON", "PPC"),
      { what: "calls", wanted: ["recharge-confirm"], seen: ["recharge-begin", "recharge-do"] },
    ],
  },
  "two-cards": {
    fault: inCall("payment-two-cards", (call) => ({
      ...call,
      path: "/v1/payments/{nit}",
      body: { authorizer_id: "1", card: visa },
    })),
    differences: [{ what: "calls", wanted: ["payment-two-cards"], seen: ["payment-begin", "payment-do"] }],
  },
};
