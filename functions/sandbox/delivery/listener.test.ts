import * as z from "zod/mini";
import { bring, happens, letTimePass, newSale } from "../../testing/deliveries/deliveries.ts";
import { hear } from "../../testing/deliveries/listening.ts";
import { sandboxStore, type TestStore } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage({ watched: true });
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());
afterEach(() => jest.useRealTimers());

const heardSchema = z.object({
  deliveries: z.array(
    z.object({ position: z.string(), id: z.string(), tells: z.nullable(z.string()), body: z.string() }),
  ),
});
const nothing = { acknowledged: [], waitSeconds: 0 };

async function heard(store: TestStore, said: object = nothing) {
  const answer = await hear(store.credentials, said);
  expect(answer.statusCode).toBe(200);
  return heardSchema.parse(JSON.parse(answer.body ?? "")).deliveries;
}

const tells = (deliveries: Awaited<ReturnType<typeof heard>>) => deliveries.map((each) => each.tells);

test("from the first time that somebody listens, everything waits for them until they acknowledge it", async () => {
  const store = await sandboxStore(stage);
  const nit = newSale();
  await happens(store.merchantId, nit, 1);
  await bring(stage);
  expect(await heard(store)).toEqual([]);
  await happens(store.merchantId, nit, 2);
  await happens(store.merchantId, nit, 3);
  await bring(stage);
  const first = await heard(store);
  expect(tells(first)).toEqual(["CON", "EST"]);
  expect(new URLSearchParams(first[0]?.body).get("nit")).toBe(nit);
  expect(await heard(store)).toEqual(first);
  const acknowledged = first.slice(0, 1).map(({ position, id }) => ({ position, deliveryId: id, http: 200 }));
  expect(tells(await heard(store, { acknowledged, waitSeconds: 0 }))).toEqual(["EST"]);
  expect(tells(await heard(store, { acknowledged, waitSeconds: 0 }))).toEqual(["EST"]);
  const noted = (await stage.items()).filter(({ heard: note }) => note !== undefined);
  expect(noted).toMatchObject([{ id: first[0]?.id, heard: { http: 200 } }]);
});

test("who waits is answered as soon as something happens", async () => {
  const store = await sandboxStore(stage);
  await heard(store);
  const waiting = heard(store, { acknowledged: [], waitSeconds: 20 });
  await happens(store.merchantId, newSale(), 1);
  await bring(stage);
  const startedAt = performance.now();
  expect(tells(await waiting)).toEqual(["PEN"]);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test("a listener that stayed away for longer than it is waited for is forgotten", async () => {
  const store = await sandboxStore(stage);
  await heard(store);
  letTimePass(8 * 24 * 60 * 60);
  await happens(store.merchantId, newSale(), 1);
  await bring(stage);
  expect(await heard(store)).toEqual([]);
});

test("a key that does not open the store hears nothing, and neither does one store of another", async () => {
  const [store, other] = [await sandboxStore(stage), await sandboxStore(stage)];
  await heard(store);
  await happens(store.merchantId, newSale(), 1);
  await bring(stage);
  expect(await heard(other)).toEqual([]);
  const wrong = { ...store.credentials, merchant_key: other.merchantKey };
  for (const headers of [
    wrong,
    {},
    { merchant_id: store.merchantId },
    { merchant_id: "a#b", merchant_key: "x" },
  ])
    expect((await hear(headers, nothing)).statusCode).toBe(401);
  const position = (await heard(store))[0]?.position;
  const taken = { acknowledged: [{ position, deliveryId: position, http: 200 }], waitSeconds: 0 };
  await heard(other, taken);
  expect(await heard(store)).toHaveLength(1);
});

test.each([
  ["another method", nothing, "GET", 405],
  ["no body", undefined, "POST", 400],
  [
    "what is no position",
    { acknowledged: [{ position: "#", deliveryId: "", http: 1 }], waitSeconds: 0 },
    "POST",
    400,
  ],
  ["a longer wait than the gateway's", { acknowledged: [], waitSeconds: 60 }, "POST", 400],
])("%s is refused without a look at the table", async (_name, said, method, status) => {
  const store = await sandboxStore(stage);
  const before = stage.watch?.calls.length ?? 0;
  expect((await hear(store.credentials, said, method)).statusCode).toBe(status);
  expect(stage.watch?.calls.length).toBe(before);
});

test("hearing costs two reads, and of the store's calls none until something was brought", async () => {
  const store = await sandboxStore(stage);
  await heard(store);
  const operations = async (act: () => Promise<unknown>) => {
    const before = stage.watch?.calls.length ?? 0;
    await act();
    return stage.watch?.calls.slice(before).map(({ operation }) => operation);
  };
  expect(await operations(() => heard(store))).toEqual(["BatchGetItem", "Query"]);
  expect((await stage.items()).filter(({ sk }) => String(sk).startsWith("QUOTA#"))).toEqual([]);
});
