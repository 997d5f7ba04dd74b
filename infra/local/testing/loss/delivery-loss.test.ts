import {
  endpoints,
  happens,
  letTimePass,
  newSale,
  notices,
  streamed,
  sweep,
  told,
} from "@portal/functions/testing/deliveries/deliveries.ts";
import { openShop, type Shop, tellThisMachine } from "@portal/functions/testing/deliveries/shop.ts";
import { told as said, sandboxStore } from "@portal/functions/testing/sandbox.ts";
import { openStage, type TestStage } from "@portal/functions/testing/stage.ts";
import { trials } from "@portal/functions/testing/trials.ts";
import { type Gate, openGate, type Step } from "./gate.ts";
import { type Mortal, openMortal } from "./mortal.ts";

let stage: TestStage;
let shop: Shop;
let street: Gate;
let deliveries: Mortal;
beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ isPlain: true });
  street = await openGate(`http://127.0.0.1:${shop.port}`);
  tellThisMachine();
  const environment = { PORTAL_LOCAL_DELIVERY: "loopback" };
  deliveries = await openMortal("sandbox-delivery", { beside: [street], environment });
}, 60_000);
afterAll(async () => {
  await deliveries.close();
  await street.close();
  await shop.close();
  await stage.close();
});
beforeEach(async () => {
  await stage.clear();
  shop.told.length = 0;
});
afterEach(() => jest.useRealTimers());

const store = "SBXMORTAL000001";
const everyStep = 100;

/** Where the shop is told, past the gate at which the function dies. */
const address = () => ({ status: `${street.url}/notify`, authenticity: `${street.url}/notify` });
const pending = async () => ({ Records: (await notices(stage)).map(streamed) });

/** A sale that was waited for, confirmed and given back before anybody was told of it. */
async function news(): Promise<string> {
  shop.told.length = 0;
  await endpoints(stage, store, { addresses: address() });
  const nit = newSale();
  for (const count of [1, 2, 3]) await happens(store, nit, count);
  return nit;
}

/** Claims of runs that died have ended by then. */
async function sweepLater(): Promise<void> {
  letTimePass(30);
  await sweep();
  letTimePass(30);
  await sweep();
  jest.useRealTimers();
}

/** Between the shop's answer and the note of it there is nothing that could tell the two apart. */
function diedBeforeNoting(steps: readonly Step[]): boolean {
  const posts = steps.map(({ operation }) => operation).lastIndexOf("notify");
  const noted = steps.map(
    ({ operation, moment }) => operation === "TransactWriteItems" && moment === "answered",
  );
  return posts > noted.lastIndexOf(true);
}

/** Each status after those before it; the one that was being told may be told again before the next. */
const isInOrder = (statuses: readonly (string | undefined)[]): boolean => {
  const places = statuses.map((status) => told.findIndex((each) => each === status));
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
};

test("a delivery function that dies at any step loses no status, keeps their order and repeats only what nobody noted", async () => {
  await news();
  const whole = (await deliveries.runUntil(await pending(), everyStep)).length;
  expect(shop.told.map(({ form }) => form["status"])).toEqual(told);
  expect(whole).toBeGreaterThan(15);
  const deaths = trials("deaths of the delivery function", 6, whole);
  for (const death of deaths) {
    await stage.clear();
    const nit = await news();
    const last = 1 + Math.floor((death * whole) / deaths.length);
    const steps = await deliveries.runUntil(await pending(), last);
    expect(steps).toHaveLength(last);
    await sweepLater();
    const statuses = shop.told.map(({ form }) => form["status"]);
    expect(new Set(statuses)).toEqual(new Set(told));
    expect(isInOrder(statuses)).toBe(true);
    expect(statuses.length).toBeLessThanOrEqual(told.length + (diedBeforeNoting(steps) ? 1 : 0));
    expect(new Set(shop.told.map(({ form }) => form["nit"]))).toEqual(new Set([nit]));
    expect(await notices(stage)).toEqual([]);
    const ends = (await stage.items()).filter(({ sk }) => String(sk).startsWith("SEND#"));
    expect(ends.map(({ status }) => status)).toEqual(["delivered", "delivered", "delivered"]);
  }
}, 600_000);

const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
const order = { order_id: "PED-1", amount: "12990", installments: "1", installment_type: "4" };

/** Asks for a cancellation whose identifier goes to the authenticity address; its notice is in the queue then. */
async function handedOver() {
  shop.told.length = 0;
  const own = await sandboxStore(stage);
  const paid = await own.call("POST", "/v2/payments", { ...order, authorizer_id: "1", card });
  await endpoints(stage, own.merchantId, { addresses: { authenticity: address().authenticity } });
  await sweep();
  const answer = own.call("POST", "/v1/cancellations", { esitef_usn: said(paid, "payment.esitef_usn") });
  while ((await notices(stage)).length === 0) await new Promise(setImmediate);
  return { answer };
}

test("a delivery function that dies over an identifier leaves it good or invalid, as its call was answered", async () => {
  const first = await handedOver();
  const whole = (await deliveries.runUntil(await pending(), everyStep)).length;
  expect(await first.answer).toMatchObject({ http: 201 });
  const deaths = trials("deaths over an identifier", 4, whole);
  for (const death of deaths) {
    await stage.clear();
    const { answer } = await handedOver();
    await deliveries.runUntil(await pending(), 1 + Math.floor((death * whole) / deaths.length));
    await sweepLater();
    const { http } = await answer;
    const made = (await stage.items()).filter(({ machine }) => machine === "cancellation");
    expect(made.map(({ id, status, version }) => [id, status, version])).toEqual([
      [shop.told[0]?.form["nit"], http === 201 ? "NOV" : "INV", 1],
    ]);
    expect(shop.told.length).toBeLessThanOrEqual(2);
    expect(await notices(stage)).toEqual([]);
  }
}, 600_000);
