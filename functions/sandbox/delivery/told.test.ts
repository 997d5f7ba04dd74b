import { readAll } from "../../platform/table/table.ts";
import { transact } from "../../platform/table/transaction.ts";
import { leaksIn } from "../../testing/canary.ts";
import { bring, endpoints, letTimePass, notices, sweep } from "../../testing/deliveries/deliveries.ts";
import { hear } from "../../testing/deliveries/listening.ts";
import { internetWith, openShop, type Shop } from "../../testing/deliveries/shop.ts";
import {
  callSandbox,
  registeredKey,
  sandboxStore,
  signed,
  type TestStore,
  told,
} from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { storeRef, transactionRef } from "../engine/model.ts";
import { noticeWrites } from "../engine/outgoing/notice.ts";
import { authenticationValue } from "../engine/sale/authentication.ts";
import { moved } from "../engine/transaction.ts";
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

const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
const order = {
  order_id: "PED-1",
  amount: "12990",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
};
/** Moves the clock of a store, as its tester does. */
async function letStoreTimePass({ merchantId }: TestStore, clockOffsetSeconds: number): Promise<void> {
  const ref = storeRef(merchantId);
  const found = (await readAll([ref])).get(ref);
  await stage.put({ ...ref.key, ...found, clockOffsetSeconds });
}

/** All that is still to happen or to be told. */
const dueItems = async () => (await stage.items()).filter(({ pk }) => String(pk).startsWith("NOTICE#"));

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
  await letStoreTimePass(store, 3600);
  await sweep();
  expect(posted()).toMatchObject([{ status: "PEN" }, { nit, status: "PPN" }]);
  letTimePass(60);
  await sweep();
  expect(shop.told).toHaveLength(2);
  expect(await dueItems()).toEqual([]);
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
    await letStoreTimePass(store, Math.ceil((Date.parse("2090-04-06") - Date.now()) / 1000));
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

test("the token of a card that a page stored goes to the address for card hashes, and again when it is removed", async () => {
  const store = await openStore();
  const opened = await store.call("POST", "/v1/store", { merchant_usn: "16013439434", customer_id: "c-1" });
  const nita = told(opened, "store.nita");
  const headers = { merchant_id: store.merchantId, pay_token: told(opened, "store.store_token") };
  const { expiry_date, number } = card;
  const body = { card: { number, expiry_date }, authorizer_id: "2" };
  await callSandbox({ method: "POST", path: `/js/cards/${nita}`, body, headers });
  await bring(stage);
  const hash = told(await store.call("GET", "/v1/cards/list"), "cards[].token");
  expect(posted()).toEqual([{ nita, hash, status: "CON", storeId: "c-1" }]);
  expect(JSON.stringify(await stage.items())).not.toContain(hash);
  await store.call("DELETE", `/v1/cards/${hash}`);
  await bring(stage);
  expect(posted().slice(1)).toEqual([{ nita, hash, status: "DEL", storeId: "c-1" }]);
});

test("a card that a call stored is told in its answer, and nobody is told besides", async () => {
  const store = await openStore();
  const { expiry_date, number } = card;
  const customer = { authorizer_id: "2", merchant_usn: "4410040", customer_id: "11122211122" };
  const stored = await store.call("POST", "/v1/cards", { card: { number, expiry_date }, ...customer });
  await store.call("DELETE", `/v1/cards/${told(stored, "card.token")}`);
  await sweep();
  expect(posted()).toEqual([]);
});

/** An authentication whose holder is asked elsewhere, for two minutes. */
async function askedElsewhere(store: TestStore, decoupled_notification_url: string) {
  const begun = await store.call("POST", "/v2/authentication", {
    cardholder: { acct: { number: "5555555555555555" } },
    brand_id: "2",
    purchase: { amount: "12990", currency: "986" },
    merchant: { mcc: "5411" },
    acquirer: { merchant_id: "00000000" },
  });
  const id = told(begun, "three_ds_server.trans_id");
  const answer = await store.call("PUT", `/v2/authentication/${id}`, {
    three_ds_comp_ind: "Y",
    notification_url: "https://loja.example.com/3ds",
    decoupled_notification_url,
    three_ds_requestor: {
      authentication_ind: "01",
      name: "Loja Exemplo",
      url: "https://loja.example.com",
      decoupled_max_time: "2",
    },
    acquirer: { bin: "2", merchant_id: "00000000" },
    browser: {
      accept_header: "*/*",
      javascript_enabled: true,
      java_enabled: "false",
      language: "pt-BR",
      color_depth: "24",
      screen_height: "864",
      screen_width: "1536",
      user_agent: "Mozilla/5.0",
    },
  });
  return { id, answer };
}

test("the result of a decoupled authentication goes to the address that its call named, when its time is over too", async () => {
  const store = await sandboxStore(stage);
  const { id } = await askedElsewhere(store, "https://loja.example.com/3ds-depois");
  await sweep();
  expect(shop.told).toEqual([]);
  await letStoreTimePass(store, 121);
  await sweep();
  await sweep();
  expect(shop.told.map(({ path, form }) => [path, form])).toEqual([
    ["/3ds-depois", { three_ds_server_status: "AUN", three_ds_server_trans_id: id, eci: "07" }],
  ]);
  expect(await dueItems()).toEqual([]);
});

test("a holder who proves to be one elsewhere is told with the proof that a payment shows", async () => {
  const store = await sandboxStore(stage);
  const { id } = await askedElsewhere(store, "https://loja.example.com/3ds-depois");
  const ref = transactionRef(store.merchantId, id);
  const stored = (await readAll([ref])).get(ref);
  const proven = moved(stored, { status: "AUY", cause: "test", at: new Date().toISOString() });
  await transact(noticeWrites(store.merchantId, proven, stored.past.length));
  await bring(stage);
  const asked = await store.call("GET", `/v2/transaction/${id}`);
  expect(posted()).toEqual([
    {
      three_ds_server_status: "AUY",
      three_ds_server_trans_id: id,
      eci: "05",
      authentication_value: authenticationValue(id),
    },
  ]);
  expect(authenticationValue(id)).toHaveLength(28);
  expect(asked.http).toBe(200);
});

test.each(["http://169.254.169.254/", "javascript:alert(1)", "loja"])(
  "an authentication is refused that names %s for its result",
  async (address) => {
    const { answer } = await askedElsewhere(await sandboxStore(stage), address);
    expect(answer).toMatchObject({
      http: 400,
      body: { error: { code: "203", detail: "decoupled_notification_url" } },
    });
  },
);

test("a private address that a call names is listed as refused, and nobody is called", async () => {
  const store = await sandboxStore(stage);
  await askedElsewhere(store, "https://10.0.0.1/");
  await letStoreTimePass(store, 121);
  await sweep();
  expect(shop.told).toEqual([]);
  expect((await stage.items()).filter(({ sk }) => String(sk).startsWith("SEND#"))).toMatchObject([
    { callback: "3ds-decoupled-notification", attempts: [{ http: null, problem: "address-refused" }] },
  ]);
});

test("a card's number would be found in the queue, in the list and before the listener, where there is none", async () => {
  const store = await openStore();
  await hear(store.credentials, { acknowledged: [], waitSeconds: 0 });
  await store.call("POST", "/v2/payments", { ...order, card });
  const texts = async () => (await stage.items()).map((item) => JSON.stringify(item));
  expect(leaksIn(await texts())).toEqual([]);
  const [waiting] = await dueItems();
  await bring(stage);
  const kept = (await stage.items()).filter(({ sk }) => /^(?:SEND|HEAR)#/.test(String(sk)));
  expect(kept).toHaveLength(2);
  expect(leaksIn(await texts())).toEqual([]);
  const planted = [waiting, ...kept].map((item) => ({ ...item, note: `paid with ${card.number}` }));
  for (const item of planted) await stage.put(item);
  expect(leaksIn(await texts())).toHaveLength(planted.length);
  await stage.clear();
});
