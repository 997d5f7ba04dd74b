import {
  endpoints,
  happens,
  letTimePass,
  newSale,
  notices,
  streamed,
  sweep,
  told,
} from "../testing/deliveries/deliveries.ts";
import { internetWith, openShop, type Shop, type Told } from "../testing/deliveries/shop.ts";
import { replyLost } from "../testing/engines/watch.ts";
import { openStage, type TestStage } from "../testing/stage.ts";
import { seed, trials } from "../testing/trials.ts";
import { network } from "./egress/post.ts";
import { handler } from "./handler.ts";
import { deliverySchema } from "./model.ts";

let stage: TestStage;
let shop: Shop;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  shop = await openShop();
  Object.assign(network, internetWith(shop));
});
afterAll(async () => {
  jest.useRealTimers();
  await shop.close();
  await stage.close();
});

/** Each transaction tells of three statuses, in three stores of which one's address is dead. */
const stores = ["SBXCHAOS0000001", "SBXCHAOS0000002", "SBXCHAOSDEAD001"] as const;
const [, , dead] = stores;
const sales = trials("sales whose three statuses are told", 40, 3_334);
const random = (() => {
  let state = seed("deliveries among crashes");
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
})();

/** What the database does to the function now and then: it fails, answers nobody, or is asked too much. */
const mishaps: readonly (readonly [string, string])[] = [
  ["TransactWriteItems", replyLost],
  ["TransactWriteItems", "InternalServerError"],
  ["TransactWriteItems", "TransactionCanceledException:TransactionConflict"],
  ["TransactWriteItems", "AccessDeniedException"],
  ["Query", "AccessDeniedException"],
  ["BatchGetItem", "AccessDeniedException"],
];

function letSomethingFail(): void {
  const [operation, failure] = mishaps[random(mishaps.length)] ?? ["", ""];
  stage.watch?.failures.set(
    operation,
    Array.from({ length: 1 + random(3) }, () => failure),
  );
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: random(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** The stream brings what is new in any order, some of it twice, in batches of ten, several at once. */
async function bringSomehow(): Promise<void> {
  const records = (await notices(stage)).map(streamed);
  const some = shuffled([...records, ...records.filter(() => random(4) === 0)]).slice(0, 400);
  for (let from = 0; from < some.length; from += 40) {
    letSomethingFail();
    const batches = [0, 10, 20, 30].map((start) => some.slice(from + start, from + start + 10));
    await Promise.all(batches.map((Records) => handler({ Records })));
  }
  stage.watch?.failures.clear();
}

/** Now and then a shop fails, hangs up or redirects; the dead one does nothing else. */
const answerBadly: Shop["answer"] = ({ form }, response) => {
  const kind = random(12);
  if (form["pedido"] === "dead" || kind === 0) response.destroy();
  else if (kind === 1) response.writeHead(500).end("no");
  else response.end();
};

const ofSale = (nit: string) => shop.told.filter(({ form }) => form["nit"] === nit);

/** No status is told after a later one. */
const isInOrder = (posts: readonly Told[]): boolean => {
  const places = posts.map(({ form }) => told.findIndex((status) => status === form["status"]));
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
};

async function outcomes(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const item of await stage.items()) {
    if (!String(item.sk).startsWith("SEND#")) continue;
    const { status, tried } = deliverySchema.parse(item);
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status === "failed") expect(tried).toBe(4);
    if (status === "delivered") expect(tried).toBeLessThanOrEqual(4);
  }
  return counts;
}

test("among crashes, lost replies, disorder and a dead address nothing is lost and each sale is told in its order", async () => {
  shop.answer = answerBadly;
  for (const store of stores) await endpoints(stage, store);
  const nits = sales.map((index) => ({ nit: newSale(), store: stores[index % stores.length] ?? dead }));
  for (const count of [1, 2, 3]) {
    for (const { nit, store } of nits) await happens(store, nit, count, store === dead ? "dead" : "PED-1");
    await bringSomehow();
  }
  let rounds = 0;
  // Looking at all that is stored takes longer than sweeping it.
  for (; rounds % 20 > 0 || (await notices(stage)).length > 0; rounds += 1) {
    letTimePass([25, 61, 301, 901][random(4)] ?? 61);
    if (random(2) === 0) letSomethingFail();
    await sweep();
    stage.watch?.failures.clear();
  }
  expect(await notices(stage)).toEqual([]);
  const wrong = nits.filter(({ nit }) => !isInOrder(ofSale(nit)));
  expect(wrong).toEqual([]);
  const lost = nits.filter(
    ({ nit }) => new Set(ofSale(nit).map(({ form }) => form["status"])).size < told.length,
  );
  expect(lost).toEqual([]);
  const ends = await outcomes();
  expect((ends.get("delivered") ?? 0) + (ends.get("failed") ?? 0)).toBe(nits.length * told.length);
  process.stderr.write(
    `${nits.length * told.length} events, ${shop.told.length} posts, ${rounds} sweeps: ${JSON.stringify([...ends])}\n`,
  );
}, 3_600_000);
