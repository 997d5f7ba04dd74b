import * as z from "zod/mini";
import { sandboxStore } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage({ watched: true });
});
afterAll(() => stage.close());

const order = {
  order_id: "PED-1",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
  amount: "12990",
};
const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
const createdSchema = z.looseObject({ payment: z.looseObject({ nit: z.string() }) });

/** What the table was asked meanwhile. */
async function operationsOf(act: () => Promise<unknown>): Promise<string[]> {
  const calls = stage.watch?.calls ?? [];
  const before = calls.length;
  await act();
  return calls.slice(before).map(({ operation }) => operation);
}

test("creating, paying and finding a sale are one read and one transaction each", async () => {
  const store = await sandboxStore(stage);
  const once = ["BatchGetItem", "TransactWriteItems"];
  let nit = "";
  const create = async () => {
    ({ nit } = createdSchema.parse((await store.call("POST", "/v1/transactions", order)).body).payment);
  };
  expect(await operationsOf(create)).toEqual(once);
  expect(await operationsOf(() => store.call("POST", `/v1/payments/${nit}`, { card }))).toEqual(once);
  expect(await operationsOf(() => store.call("GET", `/v1/transactions/${nit}`))).toEqual(once);
});

const readSchema = z.object({
  RequestItems: z.record(z.string(), z.object({ Keys: z.array(z.unknown()) })),
});
const writtenSchema = z.object({ TransactItems: z.array(z.unknown()) });

/** How many items were read and written at once. */
async function itemsOf(act: () => Promise<unknown>): Promise<{ read: number; written: number }> {
  const calls = stage.watch?.calls ?? [];
  const before = calls.length;
  await act();
  const [reading, writing] = calls.slice(before).map(({ request }) => request);
  const [asked] = Object.values(readSchema.parse(reading).RequestItems);
  return {
    read: asked?.Keys.length ?? 0,
    written: writtenSchema.parse(writing).TransactItems.length,
  };
}

test("a sale reads its store and four counters, and writes itself, what finds it, the call and one counter", async () => {
  const store = await sandboxStore(stage);
  let nit = "";
  const create = async () => {
    ({ nit } = createdSchema.parse((await store.call("POST", "/v1/transactions", order)).body).payment);
  };
  expect(await itemsOf(create)).toEqual({ read: 5, written: 5 });
  // Besides itself: what its store is told, and the number by which it is cancelled.
  const pay = () => store.call("POST", `/v1/payments/${nit}`, { card });
  expect(await itemsOf(pay)).toEqual({ read: 6, written: 5 });
  expect(await itemsOf(() => store.call("GET", `/v1/transactions/${nit}`))).toEqual({ read: 6, written: 2 });
});

test("a sale whose risk is analysed asks for no more, whatever its company configured", async () => {
  const risk = {
    trigger: "before",
    triggerValue: 0,
    analysisExpiry: 3,
    actionAfterDeadline: "approve",
    rejectionMessage: "Fale com a loja",
    webhookUrl: "https://loja.example/antifraude",
  } as const;
  const store = await sandboxStore(stage, { risk });
  for (const amount of ["10010", "10045", "10080", "50000"]) {
    const sale = { ...order, amount, card, additional_data: { anti_fraud: "enabled_after_auth" } };
    expect(await operationsOf(() => store.call("POST", "/v2/payments", sale))).toEqual([
      "BatchGetItem",
      "TransactWriteItems",
    ]);
  }
});

test("a list is one query besides, and nothing ever scans", async () => {
  const store = await sandboxStore(stage);
  await store.call("POST", "/v1/transactions", order);
  const listed = await operationsOf(() => store.call("GET", "/v2/transactions/?order_id=PED-1"));
  expect(listed).toEqual(["Query", "BatchGetItem", "TransactWriteItems"]);
  expect(stage.watch?.calls.map(({ operation }) => operation)).not.toContain("Scan");
});

test("a wrong key costs a read and writes nothing", async () => {
  const store = await sandboxStore(stage);
  const wrong = { merchant_key: "0".repeat(64) };
  expect(await operationsOf(() => store.call("POST", "/v1/transactions", order, wrong))).toEqual([
    "BatchGetItem",
  ]);
});
