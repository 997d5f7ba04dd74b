import type { Transaction } from "../model.ts";
import { begun, later, settled } from "../transaction.ts";
import { type Intent, intentWrites, repeated } from "./idempotency.ts";

const at = new Date().toISOString();
const intent: Intent = { operation: "payment-idempotent", key: "PED-1", fingerprint: "same" };
const sale = (status: "CON" | "NEG"): Transaction => ({
  ...begun({ id: "a".repeat(64), machine: "payment", status: "NOV", cause: "creation accepted", at }),
  due: { at: later(at, 90), status, cause: "the institution answered late" },
});

/** What the same key comes to so many seconds after a call that the gateway gave up. */
const askedAgain = (status: "CON" | "NEG", seconds: number) => {
  const now = later(at, seconds);
  const earlier = {
    operation: intent.operation,
    fingerprint: intent.fingerprint,
    transactionId: "a".repeat(64),
    http: 503,
    answer: '{"message":"Service Unavailable"}',
    busyUntil: later(at, 30),
    ttl: Math.floor(Date.now() / 1000) + 60,
  };
  return repeated(intent, earlier, now, async () => settled(sale(status), now));
};

test("a call that its institution left without an answer is under way until there is one", async () => {
  for (const seconds of [10, 60]) {
    expect(await askedAgain("CON", seconds)).toMatchObject({ http: 400, body: { code: "1271" } });
  }
});

test("once the institution has answered, the same key tells what became of the sale", async () => {
  expect(await askedAgain("CON", 91)).toMatchObject({
    http: 200,
    body: { code: "0", payment: { status: "CON", nit: "a".repeat(64) } },
  });
  expect(await askedAgain("NEG", 91)).toMatchObject({
    http: 400,
    body: { code: "951", payment: { status: "NEG" } },
  });
});

test("what never reached the institution leaves its key free", () => {
  const failed = { http: 502, body: { message: "gateway unavailable" }, about: "a".repeat(64) };
  expect(intentWrites("LOJADEMO", intent, failed, undefined)).toEqual([]);
  expect(intentWrites("LOJADEMO", intent, { ...failed, http: 503, isLost: true }, undefined)).toHaveLength(1);
});
