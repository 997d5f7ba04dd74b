import * as z from "zod/mini";
import { callSandbox, type SandboxAnswer, sandboxStore, type TestStore } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { limits, quotaRef, secondName } from "../engine/quota.ts";

let stage: TestStage;
let store: TestStore;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await sandboxStore(stage);
});

const expiry = (() => {
  const [year = "", month = ""] = new Date().toISOString().split("-");
  return `${month}${year.slice(2)}`;
})();
const card = { number: "4000000000000044", expiry_date: expiry, security_code: "123" };
const order = {
  merchant_usn: "4410023",
  order_id: "PED-88017",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
  amount: "12990",
};

const objectSchema = z.looseObject({
  status: z.string(),
  nit: z.string(),
  esitef_usn: z.optional(z.string()),
});
const answerSchema = z.looseObject({
  code: z.string(),
  payment: z.optional(objectSchema),
  cancellation: z.optional(objectSchema),
});

const read = ({ body }: SandboxAnswer) => answerSchema.parse(body);

function payment(answer: SandboxAnswer) {
  const { payment: found } = read(answer);
  if (!found) throw new Error(`No payment in ${JSON.stringify(answer.body)}`);
  return found;
}

const begin = async (facts: object = {}) =>
  payment(await store.call("POST", "/v1/transactions", { ...order, ...facts })).nit;
const pay = (nit: string, body: object = { card }, headers = {}) =>
  store.call("POST", `/v1/payments/${nit}`, body, headers);
const query = async (nit: string) => payment(await store.call("GET", `/v1/transactions/${nit}`));
const paid = async (facts: object = {}) => {
  const nit = await begin(facts);
  return { nit, payment: payment(await pay(nit)) };
};

test("a payment is created, charged and found paid", async () => {
  const created = await store.call("POST", "/v1/transactions", order);
  expect(created).toMatchObject({
    http: 201,
    body: { code: "0", message: "OK. Transaction successful.", payment: { status: "NOV", amount: "12990" } },
  });
  const { nit } = payment(created);
  expect(nit).toMatch(/^[0-9a-f]{64}$/);
  expect(await pay(nit)).toMatchObject({
    http: 200,
    body: { code: "0", payment: { status: "CON", nit, order_id: "PED-88017", authorizer_code: "000" } },
  });
  expect(await query(nit)).toMatchObject({ status: "CON", nit, amount: "12990" });
});

test("only a key of the store opens it, and the answer says no more than that", async () => {
  const call = { method: "POST", path: "/v1/transactions", body: order } as const;
  const wrong = { ...store.credentials, merchant_key: "0".repeat(64) };
  const nobody = { merchant_id: "NOBODY", merchant_key: store.merchantKey };
  for (const headers of [wrong, nobody, {}]) {
    expect(await callSandbox({ ...call, headers })).toMatchObject({
      http: 401,
      body: { code: "956", message: "Invalid credentials" },
    });
  }
});

test("a store does not see another one's transactions", async () => {
  const nit = await begin();
  const other = await sandboxStore(stage);
  expect(await other.call("GET", `/v1/transactions/${nit}`)).toMatchObject({
    http: 404,
    body: { code: "953" },
  });
  expect(await other.call("POST", `/v1/payments/${nit}`, { card })).toMatchObject({ http: 404 });
});

test("wrong addresses and methods are told apart", async () => {
  expect(await store.call("GET", "/v1/nothing")).toMatchObject({ http: 404 });
  expect(await store.call("DELETE", "/v1/transactions")).toMatchObject({ http: 405 });
});

test("the amount of the certification's script is denied by the authorizer", async () => {
  const nit = await begin({ amount: "2200000" });
  expect(await pay(nit)).toMatchObject({
    http: 400,
    body: { code: "951", payment: { status: "NEG", authorizer_code: "51" } },
  });
  expect(await query(nit)).toMatchObject({ status: "NEG" });
});

test("what the tester asks for goes before amounts and cards", async () => {
  const declined = await begin();
  expect(await pay(declined, { card }, { "x-sandbox-outcome": "decline:54" })).toMatchObject({
    http: 400,
    body: { payment: { status: "NEG", authorizer_code: "54", authorizer_message: "Cartao vencido" } },
  });
  const approved = await begin({ amount: "2200000" });
  expect(await pay(approved, { card }, { "x-sandbox-outcome": "approve" })).toMatchObject({ http: 200 });
  const failed = await begin();
  expect(await pay(failed, { card }, { "x-sandbox-outcome": "error:131" })).toMatchObject({
    http: 400,
    body: { code: "131", payment: { status: "ERR" } },
  });
  expect(await pay(await begin(), { card }, { "x-sandbox-outcome": "explode" })).toMatchObject({ http: 400 });
});

test("an answer is held for as long as the tester asks", async () => {
  const nit = await begin();
  const startedAt = performance.now();
  expect(await pay(nit, { card }, { "x-sandbox-outcome": "delay:1" })).toMatchObject({ http: 200 });
  expect(performance.now() - startedAt).toBeGreaterThan(1000);
});

test("a sale whose confirmation is postponed waits for it, once", async () => {
  const nit = await begin({ additional_data: { postpone_confirmation: "true" } });
  expect(await pay(nit)).toMatchObject({ http: 200, body: { payment: { status: "PPC" } } });
  const confirm = () => store.call("PUT", `/v1/payments/${nit}?confirm=true`, {});
  expect(await confirm()).toMatchObject({ http: 200, body: { payment: { status: "CON", nit } } });
  expect(await confirm()).toMatchObject({ http: 400, body: { code: "102", payment: { status: "CON" } } });
});

test("a card that no page publishes is refused, and nothing of it is kept", async () => {
  const nit = await begin();
  const refused = await pay(nit, { card: { ...card, number: "4111111111111111" } });
  expect(refused).toMatchObject({ http: 400, body: { code: "952" } });
  expect(JSON.stringify(await stage.items())).not.toContain("4111111111111111");
  expect(stage.logs.join("\n")).not.toContain("4111111111111111");
  const misplaced = await store.call("POST", "/v1/transactions", {
    ...order,
    order_id: "4111 1111 1111 1111",
  });
  expect(misplaced).toMatchObject({ http: 400, body: { code: "952", message: "invalid orderId value" } });
  expect(JSON.stringify(await stage.items())).not.toContain("1111 1111 1111");
});

test("of a published card, of keys and of codes nothing but brand and last digits is kept", async () => {
  await paid();
  const kept = JSON.stringify(await stage.items()) + stage.logs.join("\n");
  expect(kept).not.toContain(card.number);
  expect(kept).not.toContain(store.merchantKey);
  expect(kept).not.toContain('"security_code":"123"');
  expect(kept).toContain("0044");
});

test("twenty payments of one NIT at once charge once", async () => {
  const nit = await begin();
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(nit)));
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.http === 400 && read(answer).code === "102")).toHaveLength(19);
});

test("the same idempotency key charges once and answers with the status of now", async () => {
  const body = { ...order, card };
  const send = (key: string, sent: object = body) =>
    store.call("POST", "/v2/payments/", sent, { idempotency_key: key });
  const [first, second] = await Promise.all([send("one"), send("one")]);
  expect(payment(first).nit).toBe(payment(second).nit);
  expect(read(await send("one", { ...body, order_id: "OTHER" })).code).toBe("1270");
  expect(payment(await send("two")).nit).not.toBe(payment(first).nit);
  await store.call("POST", `/v2/cancellations/${payment(first).nit}`, {});
  expect(payment(await send("one"))).toMatchObject({ status: "EST" });
});

test("a cancellation takes the sale with it, a partial one leaves it until all is given back", async () => {
  const { nit } = await paid();
  const cancel = (amount?: string) =>
    store.call("POST", `/v2/cancellations/${nit}`, amount ? { amount } : {});
  expect(await cancel("2990")).toMatchObject({
    http: 200,
    body: { cancellation: { status: "CON", amount: "2990" } },
  });
  expect(await query(nit)).toMatchObject({ status: "CON" });
  // No NIT is named that could be carried out.
  const tooMuch = { http: 400, body: { code: "952", message: "invalid amount value" } };
  expect(await cancel("99999")).toMatchObject(tooMuch);
  expect((await cancel("99999")).body).toEqual(tooMuch.body);
  expect(await cancel("10000")).toMatchObject({ http: 200 });
  expect(await query(nit)).toMatchObject({ status: "EST" });
  expect(await cancel()).toMatchObject({ http: 400, body: { code: "115" } });
});

test("an unsigned cancellation answers without its NIT, which goes to the shop's own address", async () => {
  const { payment: sale } = await paid();
  const begun = await store.call("POST", "/v1/cancellations", { esitef_usn: sale.esitef_usn });
  expect(begun.http).toBe(201);
  expect(begun.body).toEqual({ code: "0", message: "OK. Transaction successful." });
});

/** Brasília is three hours behind. */
const brazilianDay = (ms: number) =>
  new Date(ms - 3 * 3_600_000).toISOString().slice(0, 10).split("-").toReversed().join("/");

test("transactions of an order and of a day are found", async () => {
  const { nit } = await paid({ order_id: "PED-1" });
  await paid({ order_id: "PED-2" });
  expect(await store.call("GET", "/v2/transactions/?order_id=PED-1")).toMatchObject({
    http: 200,
    body: { transactions: [{ nit, order_id: "PED-1", status: "CON", merchant_id: store.merchantId }] },
  });
  const today = brazilianDay(Date.now());
  const { body } = await store.call("GET", `/v1/transactions?start_date=${today}&end_date=${today}`);
  expect(z.looseObject({ transactions: z.array(z.unknown()) }).parse(body).transactions).toHaveLength(2);
  await paid({ order_id: "PED-2", merchant_usn: "4410099" });
  const filtered = `/v1/transactions?start_date=${today}&end_date=${today}&order_id=PED-2&merchant_usn=4410099`;
  expect(await store.call("GET", filtered)).toMatchObject({
    body: { transactions: [{ order_id: "PED-2" }] },
  });
  const longAgo = "/v1/transactions?start_date=01/01/2020&end_date=02/01/2020&order_id=PED-1";
  expect(await store.call("GET", longAgo)).toMatchObject({ http: 200, body: { transactions: [] } });
});

test("an unused NIT expires by the clock of the store", async () => {
  const moved = await sandboxStore(stage, { merchantId: "CLOCK" });
  const nit = payment(await moved.call("POST", "/v1/transactions", order)).nit;
  const later = await sandboxStore(stage, { merchantId: "CLOCK", clockOffsetSeconds: 1801 });
  expect(await later.call("POST", `/v1/payments/${nit}`, { card })).toMatchObject({
    http: 400,
    body: { code: "954", payment: { status: "EXP" } },
  });
});

const soon = Array.from({ length: 20 }, (_, index) => index * 1000);
/** As if so many calls had been counted today, and so many in each of the next seconds; the day may end meanwhile. */
async function count(calls: number, inEachSecond: number) {
  const instants = soon.map((ms) => new Date(Date.now() + ms));
  const seconds = Object.fromEntries(instants.map((instant) => [secondName(instant), inEachSecond]));
  const days = new Set(instants.map((instant) => instant.toISOString().slice(0, 10)));
  for (const day of days) await stage.put({ ...quotaRef(store.merchantId, day, 0).key, calls, ...seconds });
}
const ask = () => store.call("GET", "/v1/transactions/none");
const counters = async () =>
  (await stage.items()).filter(
    ({ pk, sk }) => pk === `SB#${store.merchantId}` && String(sk).startsWith("QUOTA#"),
  );

test("who calls too often in a second is told to come back in the next", async () => {
  await count(0, limits.callsPerSecond - 1);
  expect((await ask()).http).toBe(404);
  await count(0, limits.callsPerSecond);
  const refused = await ask();
  expect([refused.http, refused.headers["retry-after"]]).toEqual([429, "1"]);
});

test("who calls too often in a day is told to come back on the next", async () => {
  await count(limits.callsPerDay, 0);
  const refused = await ask();
  expect(refused.http).toBe(429);
  const untilMidnight = Date.parse(`${new Date().toISOString().slice(0, 10)}T24:00:00Z`) - Date.now();
  expect(Math.abs(Number(refused.headers["retry-after"]) - untilMidnight / 1000)).toBeLessThan(20);
});

const inSeconds = (counter: object): number =>
  Object.entries(counter).reduce((sum, [name, calls]) => sum + (/^at\d/.test(name) ? Number(calls) : 0), 0);

test("each call is counted, in its second and in its day", async () => {
  await ask();
  await ask();
  const counted = await counters();
  expect(counted.reduce((sum, { calls }) => sum + Number(calls), 0)).toBe(2);
  expect(counted.every((counter) => inSeconds(counter) > 0)).toBe(true);
  expect(counted.every(({ ttl }) => Number(ttl) > Date.now() / 1000)).toBe(true);
});

test("seconds that are over are forgotten, so that a counter does not grow", async () => {
  const past = { calls: 5, at000000: 3, at000001: 2 };
  const day = new Date().toISOString().slice(0, 10);
  for (const { key } of [0, 1, 2, 3].map((shard) => quotaRef(store.merchantId, day, shard))) {
    await stage.put({ ...key, ...past });
  }
  await ask();
  const counted = (await counters()).find(({ calls }) => calls === 6);
  expect(counted).not.toHaveProperty("at000000");
  expect(counted && inSeconds(counted)).toBe(1);
});
