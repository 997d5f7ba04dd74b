import { openStage, type TestStage } from "../../testing/stage.ts";
import { isSessionKey, issueSessionKey, opensWithSession } from "./session-key.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const now = Date.parse("2026-11-22T10:00:00Z");
const minutes = (count: number) => now + count * 60_000;

test("a session's key opens its store for an hour and no longer", async () => {
  const { merchantKey, expiresAt } = await issueSessionKey({ merchantId: "SBLOJA" }, now);
  expect(expiresAt).toBe("2026-11-22T11:00:00.000Z");
  expect(await opensWithSession({ merchantId: "SBLOJA" }, merchantKey, now)).toBe(true);
  expect(await opensWithSession({ merchantId: "SBLOJA" }, merchantKey, minutes(59))).toBe(true);
  expect(await opensWithSession({ merchantId: "SBLOJA" }, merchantKey, minutes(60))).toBe(false);
});

test("a session's key opens no other store", async () => {
  const { merchantKey } = await issueSessionKey({ merchantId: "SBLOJA" }, now);
  expect(await opensWithSession({ merchantId: "SBLOJB" }, merchantKey, now)).toBe(false);
  expect(await opensWithSession({ merchantId: "SBLOJ" }, merchantKey, now)).toBe(false);
});

test("nobody lengthens a session or makes one up", async () => {
  const { merchantKey } = await issueSessionKey({ merchantId: "SBLOJA" }, now);
  const [, expiry, signature = ""] = merchantKey.split(".");
  const longer = `s.${Number(expiry) + 3600}.${signature}`;
  const altered = `s.${expiry}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  const others = [
    longer,
    altered,
    `s.${expiry}.${"A".repeat(43)}`,
    `s.${expiry}.`,
    `${merchantKey}x`,
    "",
    "s",
  ];
  for (const key of others)
    expect([key, await opensWithSession({ merchantId: "SBLOJA" }, key, now)]).toEqual([key, false]);
});

test("a store's own key and a session's are told apart by their form", async () => {
  const { merchantKey } = await issueSessionKey({ merchantId: "SBLOJA" }, now);
  expect(["0f".repeat(32), merchantKey].map(isSessionKey)).toEqual([false, true]);
});
