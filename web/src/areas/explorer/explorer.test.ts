import { keyPlaceholder, ownKeys, withOwnKey } from "./own-keys.ts";
import { sandboxDocument } from "./sandbox-document.ts";

const session = { merchantId: "SB1", merchantKey: "secret", expiresAt: "2026-11-22T20:00:00.000Z" };
const keys = { current: async () => session };
const request = (merchantKey: string) => ({
  url: "/sandbox/e-sitef/api/v1/transactions",
  headers: { merchant_id: "typed", merchant_key: merchantKey },
});

test("only what is sent carries the key; what is shown keeps its placeholder", async () => {
  const shown = request(keyPlaceholder);
  const sent = await withOwnKey(shown, keys);
  expect(sent.headers).toEqual({ merchant_id: "SB1", merchant_key: "secret" });
  expect(shown.headers.merchant_key).toBe(keyPlaceholder);
});

test("a key that somebody typed is sent as typed, and nothing is filled in for a visitor", async () => {
  expect(await withOwnKey(request("mine"), keys)).toEqual(request("mine"));
  expect(await withOwnKey(request(keyPlaceholder), undefined)).toEqual(request(keyPlaceholder));
});

test("a key is asked for once, and again when its hour is over", async () => {
  let asked = 0;
  let now = Date.parse(session.expiresAt) - 3_600_000;
  const own = ownKeys(
    async () => {
      asked += 1;
      return { ...session, expiresAt: new Date(now + 3_600_000).toISOString() };
    },
    () => now,
  );
  await own.current();
  await own.current();
  expect(asked).toBe(1);
  now += 3_600_000 - 29_000;
  await own.current();
  expect(asked).toBe(2);
});

test("the explorer's document sends every call to the sandbox, below titles in the reader's language", () => {
  const call = { operationId: "rechargeBegin", tags: ["recharge"] };
  const ownServer = { url: "/sandbox/e-sitef" };
  const published = {
    openapi: "3.1.0",
    info: { title: "API", contact: { name: "Suporte" } },
    servers: [
      { url: "https://developers.example.com/sandbox/e-sitef/api" },
      { url: "https://{host}/sandbox/x" },
    ],
    tags: [{ name: "recharge", description: "Recarga" }],
    paths: {
      "/v1/transactions": { post: call },
      "/v3/recharge": { post: { ...call, servers: [ownServer, { url: "https://x.example.com" }] } },
    },
  };
  expect(sandboxDocument(published)).toEqual({
    openapi: "3.1.0",
    info: { title: "API" },
    servers: [{ url: "/sandbox/e-sitef/api" }],
    tags: [{ name: "Recarga" }],
    paths: {
      "/v1/transactions": { post: { ...call, tags: ["Recarga"] } },
      "/v3/recharge": { post: { ...call, servers: [ownServer], tags: ["Recarga"] } },
    },
  });
  expect(() => sandboxDocument("<html>")).toThrow("no OpenAPI document");
});
