import { readAll } from "../platform/table/table.ts";
import { storeRef, transactionRef } from "../simulator/model.ts";
import { bring, endpoints, letTimePass, notices, sweep } from "../testing/deliveries/deliveries.ts";
import { internetWith, openShop, type Shop } from "../testing/deliveries/shop.ts";
import { registeredKey, sandboxStore, signed, told } from "../testing/sandbox.ts";
import { openStage, type TestStage } from "../testing/stage.ts";
import { network } from "./egress/post.ts";

let stage: TestStage;
let shop: Shop;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  shop = await openShop();
  Object.assign(network, internetWith(shop));
});
afterAll(async () => {
  await shop.close();
  await stage.close();
});
beforeEach(async () => {
  await stage.clear();
  shop.told.length = 0;
});
afterEach(() => jest.useRealTimers());

const card = { number: "4000000000000044", expiry_date: "1230", security_code: "123" };
const order = {
  order_id: "PED-1",
  amount: "12990",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
};
const posted = () => shop.told.map(({ form }) => form);

/** A store that has an address, as a member of its company named it. */
async function openStore() {
  const store = await sandboxStore(stage, { publicKey: registeredKey });
  await endpoints(stage, store.merchantId);
  return store;
}

test("what a call does to a sale is told, and written in the call's own transaction", async () => {
  const store = await openStore();
  const created = await store.call("POST", "/v1/transactions", order);
  const nit = told(created, "payment.nit");
  expect(await notices(stage)).toEqual([]);
  const before = stage.watch?.calls.length ?? 0;
  const paid = await store.call("POST", `/v1/payments/${nit}`, { card });
  const asked = stage.watch?.calls.slice(before) ?? [];
  expect(asked.map(({ operation }) => operation)).toEqual(["BatchGetItem", "TransactWriteItems"]);
  expect(await notices(stage)).toHaveLength(1);
  await bring(stage);
  expect(posted()).toEqual([
    expect.objectContaining({
      nit,
      status: "CON",
      pedido: "PED-1",
      nsuesitef: told(paid, "payment.esitef_usn"),
      rede: told(paid, "payment.acquirer_name"),
      tipoPagamento: "C",
      codigoRespostaAutorizadora: told(paid, "payment.authorizer_code"),
    }),
  ]);
  const kept = JSON.stringify([await stage.items(), shop.told]) + stage.logs.join();
  for (const secret of [card.number, store.merchantKey]) expect(kept).not.toContain(secret);
});

test("a sale that is given back is told twice: when it was paid and when it was given back", async () => {
  const store = await openStore();
  const paid = await store.call("POST", "/v2/payments", { ...order, card });
  const claims = { esitef_usn: told(paid, "payment.esitef_usn") };
  const begun = await store.call("POST", "/v1/cancellations", claims, signed(claims));
  await store.call("PUT", `/v1/cancellations/${told(begun, "cancellation.nit")}`, { card });
  await bring(stage);
  const nit = told(paid, "payment.nit");
  expect(posted().map((form) => [form["nit"], form["status"]])).toEqual([
    [nit, "CON"],
    [nit, "EST"],
  ]);
});

test("a Pix that nobody pays is told when its time is over by the store's clock, without anybody asking", async () => {
  const store = await openStore();
  const pix = { ...order, authorizer_id: "440" };
  const nit = told(await store.call("POST", "/v2/payments", pix), "payment.nit");
  await bring(stage);
  expect(posted()).toMatchObject([{ nit, status: "PEN" }]);
  expect(posted()[0]).not.toHaveProperty("parcelas");
  await sweep();
  expect(shop.told).toHaveLength(1);
  const seen = await readAll([storeRef(store.merchantId), transactionRef(store.merchantId, nit)]);
  const found = seen.get(storeRef(store.merchantId));
  await stage.put({ ...storeRef(store.merchantId).key, ...found, clockOffsetSeconds: 3600 });
  await sweep();
  expect(posted()).toMatchObject([{ status: "PEN" }, { nit, status: "PPN" }]);
  letTimePass(60);
  await sweep();
  expect(shop.told).toHaveLength(2);
  expect((await stage.items()).filter(({ pk }) => String(pk).startsWith("NOTICE#"))).toEqual([]);
});

test.each([true, false])(
  "a charge of a schedule is told as one, whether somebody asks for the schedule: %s",
  async (isAsked) => {
    const store = await openStore();
    const created = await store.call("POST", "/v1/transactions", {
      ...order,
      schedule: {
        amount: "2000",
        do_payment_now: "false",
        initial_date: "05/04/2090",
        number_of_times: "2",
        interval: "1",
      },
    });
    const sid = told(created, "schedule.sid");
    await store.call("POST", `/v1/schedules/${sid}`, { card });
    const found = (await readAll([storeRef(store.merchantId)])).get(storeRef(store.merchantId));
    const clockOffsetSeconds = Math.ceil((Date.parse("2090-04-06") - Date.now()) / 1000);
    await stage.put({ ...storeRef(store.merchantId).key, ...found, clockOffsetSeconds });
    if (isAsked) await store.call("GET", `/v1/schedules/${sid}`);
    else await sweep();
    await bring(stage);
    const once = posted();
    const asked = await store.call("GET", `/v1/schedules/${sid}`);
    expect(once).toMatchObject([{ nit: told(asked, "schedule.nits[]"), status: "CON" }]);
    await sweep();
    expect(shop.told).toHaveLength(1);
    const [delivery] = (await stage.items()).filter(({ sk }) => String(sk).startsWith("SEND#"));
    expect(delivery).toMatchObject({ callback: "schedule-notification", status: "delivered" });
  },
);
