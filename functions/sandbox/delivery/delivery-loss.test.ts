import { shards } from "../../platform/table/keys.ts";
import { readRange } from "../../platform/table/table.ts";
import {
  endpoints,
  happens,
  letTimePass,
  newSale,
  notices,
  streamed,
  sweep,
  told,
} from "../../testing/deliveries/deliveries.ts";
import { internetWith, openShop, type Shop, type Told } from "../../testing/deliveries/shop.ts";
import { replyLost } from "../../testing/engines/watch.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { seed, trials } from "../../testing/trials.ts";
import { deliverySchema } from "../engine/outgoing/delivery.ts";
import { noticesOf } from "../engine/outgoing/notice.ts";
import { network } from "./egress/post.ts";
import { handler } from "./handler.ts";
import { noticeSchema } from "./model.ts";

let stage: TestStage;
let shop: Shop;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  shop = await openShop({ isPlain: true });
  Object.assign(network, internetWith(shop));
});
afterAll(async () => {
  jest.useRealTimers();
  await shop.close();
  await stage.close();
});

/** Each transaction tells of three statuses, in stores of which some have a dead address. */
const sales = trials("sales whose three statuses are told", 40, 3_334);
const salesOfStore = 60;
/** The stream hands ten on, to so many runs at once. */
const batchSize = 10;
const batchesAtOnce = Math.max(4, Math.ceil(sales.length / 200));
const deadOf = 4;
const stores = Array.from(
  { length: Math.max(deadOf, Math.ceil(sales.length / salesOfStore)) },
  (_, index) => ({
    merchantId: `SBXCHAOS${String(index).padStart(7, "0")}`,
    isDead: index % deadOf === 0,
  }),
);
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

/** The stream brings what is new in any order, some of it twice, to several runs at once. */
async function bringSomehow(): Promise<void> {
  const records = (await notices(stage)).map(streamed);
  const some = shuffled([...records, ...records.filter(() => random(4) === 0)]);
  for (let from = 0; from < some.length; from += batchSize * batchesAtOnce) {
    letSomethingFail();
    const starts = Array.from({ length: batchesAtOnce }, (_, index) => from + index * batchSize);
    await Promise.all(starts.map((start) => handler({ Records: some.slice(start, start + batchSize) })));
  }
  endFailures();
}

function endFailures(): void {
  if (!stage.watch) throw new Error("Nobody watches.");
  stage.watch.failures.clear();
  // Ten thousand deliveries are a hundred thousand calls.
  stage.watch.calls.length = 0;
}

/** Whether anything is still to be told. */
async function isOver(): Promise<boolean> {
  const first = shards.map((shard) => readRange({ ...noticesOf(shard, "EVENT"), limit: 1 }, noticeSchema));
  return (await Promise.all(first)).every(({ items }) => items.length === 0);
}

/** One status more of each sale, some at once. */
async function everySaleHappens(nits: readonly Sale[], count: number): Promise<void> {
  for (let from = 0; from < nits.length; from += 50) {
    const some = nits.slice(from, from + 50);
    await Promise.all(
      some.map(({ nit, merchantId, isDead }) => happens(merchantId, nit, count, isDead ? "dead" : "PED-1")),
    );
  }
}

interface Sale {
  readonly nit: string;
  readonly merchantId: string;
  readonly isDead: boolean;
}

/** Now and then a shop fails, hangs up or redirects; the dead one does nothing else. */
const answerBadly: Shop["answer"] = ({ form }, response) => {
  const kind = random(12);
  if (form["pedido"] === "dead" || kind === 0) response.destroy();
  else if (kind === 1) response.writeHead(500).end("no");
  else response.end();
};

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
  const startedAt = performance.now();
  for (const { merchantId } of stores) await endpoints(stage, merchantId);
  const nits = sales.map((index): Sale => {
    const store = stores[index % stores.length];
    if (!store) throw new Error("There is no store.");
    return { nit: newSale(), ...store };
  });
  for (const count of [1, 2, 3]) {
    await everySaleHappens(nits, count);
    await bringSomehow();
  }
  let rounds = 0;
  for (; !(await isOver()); rounds += 1) {
    letTimePass([25, 61, 301, 901][random(4)] ?? 61);
    if (random(2) === 0) letSomethingFail();
    await sweep();
    endFailures();
  }
  expect(await notices(stage)).toEqual([]);
  const posts = Map.groupBy(shop.told, ({ form }) => form["nit"] ?? "");
  const ofSale = (nit: string) => posts.get(nit) ?? [];
  const wrong = nits.filter(({ nit }) => !isInOrder(ofSale(nit)));
  expect(wrong).toEqual([]);
  const lost = nits.filter(
    ({ nit }) => new Set(ofSale(nit).map(({ form }) => form["status"])).size < told.length,
  );
  expect(lost).toEqual([]);
  const ends = await outcomes();
  expect((ends.get("delivered") ?? 0) + (ends.get("failed") ?? 0)).toBe(nits.length * told.length);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stderr.write(
    `${nits.length * told.length} events, ${shop.told.length} posts, ${rounds} sweeps, ${seconds} s: ${JSON.stringify([...ends])}\n`,
  );
}, 3_600_000);
