import { createHmac } from "node:crypto";
import { callbacks } from "@portal/shared/esitef/callbacks.data.ts";
import { deliverySecret } from "../../platform/secrets/delivery-secret.ts";
import {
  bring,
  endpoints,
  happens,
  letTimePass,
  newSale,
  notices,
  sale,
  sweep,
} from "../../testing/deliveries/deliveries.ts";
import { internetWith, openShop, type Shop } from "../../testing/deliveries/shop.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { type Delivery, deliverySchema } from "../engine/outgoing/delivery.ts";
import { noticeWrites } from "../engine/outgoing/notice.ts";
import { network } from "./egress/post.ts";

let stage: TestStage;
let shop: Shop;
beforeAll(async () => {
  stage = await openStage();
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
  shop.answer = (_, response) => response.end();
});
afterEach(() => jest.useRealTimers());

const store = "SBXDELIVERY0001";

async function listed(merchantId = store): Promise<Delivery[]> {
  const items = (await stage.items()).filter(
    ({ pk, sk }) => pk === `SB#${merchantId}` && String(sk).startsWith("SEND#"),
  );
  return items.map((item) => deliverySchema.parse(item));
}

const refuse: Shop["answer"] = (_, response) => response.writeHead(500).end("no");
const statuses = () => shop.told.map(({ form }) => form["status"]);

test("a change of status is posted as the documentation lists it, and kept with what was answered", async () => {
  await endpoints(stage, store);
  const nit = newSale();
  shop.answer = (_, response) => response.end("recebido");
  await happens(store, nit, 1);
  await happens(store, nit, 2);
  await bring(stage);
  expect(shop.told.map(({ form }) => form)).toMatchObject([
    { nit, status: "PEN", pedido: "PED-1", autorizadora: "1", parcelas: "1", tipoFinanciamento: "4" },
    { nit, status: "CON", nsuesitef: "261122123456789", cupom: "SANDBOX@VALOR 1000" },
  ]);
  expect(shop.told[1]?.form["dataSitef"]).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/);
  expect(shop.told[0]?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  // In the documentation's order, which nothing that is stored keeps.
  expect(Object.keys(shop.told[1]?.form ?? {})).toEqual(
    Object.keys(callbacks["status-notification"].fields).filter((name) => name in (shop.told[1]?.form ?? {})),
  );
  const deliveries = await listed();
  expect(deliveries).toMatchObject([
    { status: "delivered", tried: 1, nextAt: null, attempts: [{ http: 200, answer: "recebido" }] },
    { status: "delivered" },
  ]);
  expect(await notices(stage)).toEqual([]);
});

test("creating a sale tells nobody, and neither does staying in a status", () => {
  const made = sale(newSale(), 2);
  const again = { ...made, past: [...made.past, { status: "CON", at: made.createdAt, cause: "test" }] };
  expect(noticeWrites(store, sale(newSale(), 0), 0)).toEqual([]);
  expect(noticeWrites(store, again, made.past.length)).toEqual([]);
  expect(noticeWrites(store, { ...made, machine: "schedule" }, 0)).toEqual([]);
});

test("what is not received is posted again three times, later each time, and then given up", async () => {
  await endpoints(stage, store);
  shop.answer = refuse;
  await happens(store, newSale(), 1);
  await bring(stage);
  const waits = [60, 300, 900];
  for (const [index, seconds] of waits.entries()) {
    const [delivery] = await listed();
    expect(delivery).toMatchObject({ status: "waiting", tried: index + 1, left: 3 - index });
    letTimePass(seconds - 2);
    await sweep();
    expect(shop.told).toHaveLength(index + 1);
    letTimePass(3);
    await sweep();
    expect(shop.told).toHaveLength(index + 2);
  }
  expect(await listed()).toMatchObject([
    {
      status: "failed",
      tried: 4,
      left: 0,
      nextAt: null,
      attempts: [{ http: 500, answer: "no" }, {}, {}, {}],
    },
  ]);
  letTimePass(3600);
  await sweep();
  expect(shop.told).toHaveLength(4);
  expect(await notices(stage)).toEqual([]);
});

test("what follows waits for what came before, until that was received", async () => {
  await endpoints(stage, store);
  const nit = newSale();
  shop.answer = refuse;
  await happens(store, nit, 1);
  await bring(stage);
  await happens(store, nit, 2);
  await happens(store, nit, 3);
  await bring(stage);
  expect(statuses()).toEqual(["PEN"]);
  expect(await listed()).toHaveLength(3);
  shop.answer = (_, response) => response.end();
  letTimePass(61);
  await sweep();
  expect(statuses()).toEqual(["PEN", "PEN", "CON", "EST"]);
});

test("without an address it is kept, with what would have been posted", async () => {
  const nit = newSale();
  await happens(store, nit, 1);
  await bring(stage);
  expect(await listed()).toMatchObject([
    { status: "kept", to: null, tried: 0, callback: "status-notification", fields: { nit, status: "PEN" } },
  ]);
  expect(shop.told).toEqual([]);
  expect(await notices(stage)).toEqual([]);
});

test("the signature is made of id, instant and body with the store's secret; of both while one replaces the other", async () => {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const secrets = [
    { id: "gone", createdAt: at, until: new Date(now - 1000).toISOString() },
    { id: "old", createdAt: at, until: new Date(now + 3_600_000).toISOString() },
    { id: "new", createdAt: at },
  ];
  await endpoints(stage, store, { secrets });
  await happens(store, newSale(), 1);
  await bring(stage);
  const [posted] = shop.told;
  const {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signature,
  } = posted?.headers ?? {};
  expect(Math.abs(Number(timestamp) - now / 1000)).toBeLessThan(10);
  const expected = await Promise.all(
    ["old", "new"].map(async (each) => {
      const key = Buffer.from((await deliverySecret(store, each)).replace("whsec_", ""), "base64");
      return `v1,${createHmac("sha256", key).update([id, timestamp, posted?.body].join(".")).digest("base64")}`;
    }),
  );
  expect(signature).toBe(expected.join(" "));
});

test("a store whose address takes nothing holds up no other one", async () => {
  const dead = "SBXDEADADDRESS1";
  await endpoints(stage, dead);
  await endpoints(stage, store);
  const nits = [newSale(), newSale(), newSale()];
  const received = () => shop.told.flatMap(({ form: { nit = "" } }) => (nits.includes(nit) ? [nit] : []));
  const wave = 8;
  // The time of the dead address is over once every other store was told, which it never is where one holds up others.
  const timeIsOver = new AbortController();
  shop.answer = ({ form }, response) => {
    if (!form["nit"]?.startsWith("dead")) response.end();
    if (received().length === nits.length && shop.told.length === nits.length + wave) timeIsOver.abort();
  };
  for (let count = 0; count < 30; count += 1) await happens(dead, `dead${newSale().slice(4)}`, 1);
  for (const nit of nits) await happens(store, nit, 1);
  const limit = jest.spyOn(network, "limit").mockImplementation(() => timeIsOver.signal);
  await sweep();
  expect(received().toSorted()).toEqual(nits.toSorted());
  // One wave of tries, and the rest of the dead address is left to the next sweep.
  expect(limit).toHaveBeenCalledTimes(nits.length + wave);
  limit.mockRestore();
});

test("emptied stores and addresses that were taken away leave nothing to be told", async () => {
  await endpoints(stage, store);
  shop.answer = refuse;
  await happens(store, newSale(), 1);
  await happens(store, newSale(), 1);
  await bring(stage);
  const [first] = await listed();
  await stage.remove({ pk: `SB#${store}`, sk: `SEND#${first?.id}` });
  await endpoints(stage, store, { addresses: {} });
  letTimePass(61);
  await sweep();
  expect(shop.told).toHaveLength(2);
  expect(await listed()).toMatchObject([{ status: "kept", left: 0, nextAt: null }]);
  expect(await notices(stage)).toEqual([]);
});

test("of an answer with a card's number only its last digits are kept", async () => {
  await endpoints(stage, store);
  shop.answer = (_, response) => response.end("4000000000000044");
  await happens(store, newSale(), 1);
  await bring(stage);
  expect(await listed()).toMatchObject([{ attempts: [{ answer: "************0044" }] }]);
});
