import { companyContract } from "@portal/shared/company/contract.ts";
import type { RouteInput } from "@portal/shared/contract.ts";
import { formatTaxId } from "@portal/shared/field/tax-id.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { isClosed, type Occurrence } from "@portal/shared/occurrence/model.ts";
import { ask } from "../../testing/api.ts";
import { type Person, person } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { fillQueue } from "../../testing/tickets/fill-queue.ts";
import type { Made } from "../../testing/tickets/many-tickets.ts";

/** 10,000 tickets in the long run. What a page of the queue costs must not depend on how many there are. */
const size = process.env.LONG === "1" ? 10_000 : 1000;
const maxUnits = 20;
const maxMs = 300;
/** The limit is a multiple of the time one ticket's read takes at that moment, because the machine may be busy. */
const maxReads = 60;

const { list, get } = occurrenceContract.routes;
const { list: listCompanies } = companyContract.routes;
type Query = RouteInput<typeof list>["query"];

let stage: TestStage;
let support: Person;
let made: Made[];
beforeAll(async () => {
  stage = await openStage({ watched: true });
  support = await person(stage, "Bruno Lima", { isSupport: true });
  made = await fillQueue(stage, size);
  process.stderr.write(`queue at size: ${size} tickets\n`);
}, 600_000);
afterAll(() => stage.close());

async function measured<T>(act: () => Promise<T>) {
  const before = stage.watch?.calls.length ?? 0;
  const start = performance.now();
  const answer = await act();
  const ms = performance.now() - start;
  const calls = stage.watch?.calls.slice(before) ?? [];
  const units = calls.reduce((sum, call) => sum + call.units, 0);
  return { answer, ms, units };
}

/** The fastest of three runs, because a busy machine pauses at random; the read units are the same each time. */
async function looked<T>(what: string, act: () => Promise<T>): Promise<T> {
  const { answer, units, ...first } = await measured(act);
  const ms = Math.min(first.ms, (await measured(act)).ms, (await measured(act)).ms);
  const params = { occurrenceId: `${middle().companyId}.online-payment.configuration` };
  const { ms: readMs } = await measured(() => ask(support, get, { params }));
  process.stderr.write(`queue at size, ${what}: ${units} read units, ${ms.toFixed(0)} ms\n`);
  expect([what, units <= maxUnits, ms <= Math.max(maxMs, maxReads * readMs)]).toEqual([what, true, true]);
  return answer;
}

const queue = (what: string, query: Query) => looked(what, () => ask(support, list, { query }));

const middle = () => {
  const one = made[Math.floor(made.length / 2)];
  if (!one) throw new Error("There are no tickets.");
  return one;
};

test.each<[string, Query]>([
  ["what waits", { status: "support-pending" }],
  ["what waits, 100 a page", { status: "support-pending", limit: 100 }],
  ["what is completed", { status: "approved" }],
  ["all of it", { status: "all" }],
  ["what waits and is urgent", { status: "support-pending", priority: "urgent" }],
  ["what waits of a product", { status: "support-pending", product: "fraud-prevention" }],
  ["what waits of a kind", { status: "support-pending", stage: "certification" }],
  ["what was declined of a kind", { status: "declined", stage: "partner" }],
  ["all that is urgent", { status: "all", priority: "urgent" }],
  [
    "one kind, product and priority",
    { status: "support-pending", stage: "release", product: "fraud-prevention", priority: "urgent" },
  ],
])("a page of %s costs a page", async (what, query) => {
  const { items, total = 0 } = await queue(what, query);
  const { limit = 20 } = query;
  expect(total).toBeGreaterThan(0);
  expect(items).toHaveLength(Math.min(Number(limit), total));
});

test("the last page costs what the first one does", async () => {
  let cursor: string | undefined;
  let previous: string | undefined;
  let pages = 0;
  do {
    const page = await ask(support, list, { query: { status: "support-pending", limit: 100, cursor } });
    previous = cursor;
    cursor = page.cursor;
    pages += 1;
  } while (cursor !== undefined && pages < 200);
  const { items } = await queue("the last page of what waits", {
    status: "support-pending",
    limit: 100,
    cursor: previous,
  });
  expect(items.length).toBeGreaterThan(0);
});

test("a ticket is found by its whole number in one request, whatever its state", async () => {
  for (const { number } of [made[0], middle(), made.at(-1)].flatMap((one) => one ?? [])) {
    const { items, total } = await queue("a number", { status: "all", text: number });
    expect([items.map((one) => one.number), total]).toEqual([[number], 1]);
  }
});

test("a company's tickets are found by its tax id, as it is stored and as it is written", async () => {
  const { taxId, companyId } = middle();
  for (const text of [taxId, formatTaxId("CNPJ", taxId)]) {
    const { items, total } = await queue("a tax id", { status: "all", text });
    expect(total).toBe(5);
    expect(new Set(items.map((one) => one.companyId))).toEqual(new Set([companyId]));
  }
});

test("a company's tickets are found by the e-mail of who sent them, and of its contact", async () => {
  const { email, companyId } = middle();
  for (const text of [email, email.toUpperCase(), email.replace("pessoa", "contato")]) {
    const { items } = await queue("an e-mail", { status: "all", text });
    expect(new Set(items.map((one) => one.companyId))).toEqual(new Set([companyId]));
  }
});

test("a company's tickets are found by its name", async () => {
  const { tradingName, companyId } = middle();
  const number = tradingName.split(" ").at(-1) ?? "";
  const { items } = await queue("the words of a name", { status: "all", text: `${number} ${tradingName}` });
  expect(items.map((one) => one.companyId)).toContain(companyId);
});

/** By reading the filter alone, to its end. */
async function allOf(query: Query): Promise<Occurrence[]> {
  const all: Occurrence[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(support, list, { query: { ...query, limit: 100, cursor } });
    all.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return all;
}

const idsOf = (items: readonly Occurrence[]) => items.map(({ id }) => id).sort();

test("a word with a filter that leaves few tickets finds each of them at once", async () => {
  const filter = { status: "declined", stage: "release", priority: "urgent" } as const;
  const few = await allOf(filter);
  const [word = ""] = few[0]?.client.split(" ") ?? [];
  const meant = few.filter(({ client }) => client.startsWith(word));
  const found = await queue("a word with a filter", { ...filter, text: word, limit: 100 });
  expect(meant.length).toBeGreaterThan(0);
  expect(idsOf(found.items)).toEqual(idsOf(meant));
  expect(found.cursor).toBeUndefined();
  const nothing = await queue("a word with a filter, in vain", { ...filter, text: "Ninguém", limit: 100 });
  expect([nothing.items, nothing.cursor]).toEqual([[], undefined]);
});

test("what somebody still has to do with stands above all that is over, on whichever page", async () => {
  const all = await allOf({ status: "all", text: "Confeitaria Ipê" });
  const over = all.map(({ status }) => isClosed(status));
  expect(new Set(over)).toEqual(new Set([false, true]));
  expect(over).toEqual(over.toSorted((one, other) => Number(one) - Number(other)));
  const small: Occurrence[] = [];
  let cursor: string | undefined;
  do {
    const query = { status: "all", text: "Confeitaria Ipê", limit: 5, cursor } as const;
    const page = await ask(support, list, { query });
    small.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(small.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

test("a partner's tickets are found by the partner's name", async () => {
  const { items } = await queue("a partner's name", { status: "all", text: "porto" });
  const [first] = items;
  expect(first).toMatchObject({ stage: "partner", about: "Conecta do Porto", status: "support-pending" });
});

test.each(["2026-999999", "99.999.999/9999-99", "nobody@example.org", "Ninguém"])(
  "where nothing is found of %s there is nothing, and no further page",
  async (text) => {
    const page = await queue(`nothing: ${text}`, { status: "all", text });
    expect(page).toMatchObject({ items: [], total: 0 });
    expect(page.cursor).toBeUndefined();
  },
);

test("a page of all companies costs a page, and one is found by its tax id", async () => {
  const { items } = await looked("companies", () => ask(support, listCompanies, { query: {} }));
  expect(items).toHaveLength(20);
  const { taxId, companyId } = middle();
  const found = await looked("a company's tax id", () =>
    ask(support, listCompanies, { query: { text: formatTaxId("CNPJ", taxId) } }),
  );
  expect(found.items.map(({ id }) => id)).toEqual([companyId]);
});
