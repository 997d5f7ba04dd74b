import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import { ask, refusal } from "../../testing/api.ts";
import { historyOf } from "../../testing/history.ts";
import {
  accessForm,
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { trials } from "../../testing/trials.ts";

const { list, prioritize } = occurrenceContract.routes;
const { saveDraft, reject, conclude } = configurationContract.routes;

let stage: TestStage;
let support: Person;
let otherSupport: Person;
let owners: Person[];
const sent: Occurrence[] = [];

const waiting = 23;
const nameOf = (index: number) => (index === 7 ? "Padaria São João Sétima" : `Padaria São João ${index}`);

async function client(tradingName: string): Promise<{ owner: Person; companyId: string }> {
  const owner = await person(stage, "Ana Souza");
  const { id } = await companyOf(owner, { tradingName });
  return { owner, companyId: id };
}

type Query = Parameters<typeof ask<typeof list>>[2]["query"];

/** Every page of a list, one after the other. */
async function allPages(query: Query): Promise<Occurrence[][]> {
  const pages: Occurrence[][] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(support, list, { query: { ...query, cursor } });
    pages.push(page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return pages;
}

const giveBack = (companyId: string) =>
  ask(support, reject, {
    params: placeOf(companyId),
    body: { version: 1, adjustments: [{ field: "website", comment: "Errado." }] },
  });

const ids = (items: Occurrence[]) => items.map(({ id }) => id);

beforeAll(async () => {
  stage = await openStage();
  support = await person(stage, "Bruno Lima", { isSupport: true });
  otherSupport = await person(stage, "Carla Dias", { isSupport: true });
  owners = [];
  for (let index = 0; index < waiting; index += 1) {
    const { owner, companyId } = await client(nameOf(index));
    owners.push(owner);
    await sentConfiguration(owner, companyId);
  }
  const drafting = await client("Rascunho Ltda");
  await ask(drafting.owner, saveDraft, {
    params: placeOf(drafting.companyId),
    body: { version: 0, draft: {} },
  });
  const rejected = await client("Devolvida Ltda");
  await sentConfiguration(rejected.owner, rejected.companyId);
  await giveBack(rejected.companyId);
  const approved = await client("Aprovada Ltda");
  await sentConfiguration(approved.owner, approved.companyId);
  await ask(support, conclude, {
    params: placeOf(approved.companyId),
    body: { version: 1, accessData: accessForm, sharesMerchantId: true },
  });
  sent.push(...(await allPages({ status: "support-pending", limit: 20 })).flat());
}, 60_000);
afterAll(() => stage.close());

test("whoever has waited longest stands first", () => {
  expect(sent).toHaveLength(waiting);
  const times = sent.map(({ sentAt }) => sentAt);
  expect(times).toEqual([...times].sort((a, b) => ((a ?? "") < (b ?? "") ? -1 : 1)));
  expect(sent.map(({ client: name }) => name)).toEqual(owners.map((_owner, index) => nameOf(index)));
});

test.each([5, 10, 20])("pages of %i are full, repeat nothing and miss nothing", async (limit) => {
  const pages = await allPages({ status: "support-pending", limit });
  expect(pages.map(({ length }) => length).slice(0, -1)).toEqual(
    Array.from({ length: Math.ceil(waiting / limit) - 1 }, () => limit),
  );
  expect(ids(pages.flat())).toEqual(ids(sent));
});

test("a page size that no screen offers is refused", async () => {
  expect(await refusal(support, list, { query: { limit: "7" } })).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "limit", code: "invalid-option" }],
  });
});

test.each([
  ["rejected", "Devolvida Ltda"],
  ["approved", "Aprovada Ltda"],
] as const)("the queue of what is %s holds just that", async (status, name) => {
  const { items } = await ask(support, list, { query: { status } });
  expect(items.map((item) => [item.client, item.status])).toEqual([[name, status]]);
});

test("a draft that was never sent is in no queue", async () => {
  expect((await ask(support, list, { query: { status: "client-pending" } })).items).toEqual([]);
  expect((await allPages({ text: "Rascunho" })).flat()).toEqual([]);
});

test("without a status every ticket is listed once, what moved last first", async () => {
  const all = (await allPages({ limit: 10 })).flat();
  expect(new Set(ids(all)).size).toBe(waiting + 2);
  expect(all).toHaveLength(waiting + 2);
  const moved = all.map(({ since }) => since);
  expect(moved).toEqual(moved.toSorted().toReversed());
});

test.each([
  ["sao joao setima", 1],
  ["PADARIA SÃO", waiting],
  ["joão padaria", waiting],
  ["nobody", 0],
])("the text %p finds %i tickets, whatever accents, case and order of words", async (text, count) => {
  expect((await allPages({ text, limit: 20 })).flat()).toHaveLength(count);
});

test("a ticket is found by its number, its tax id in either form, and its contact", async () => {
  const [ticket] = sent;
  const found = async (text: string) => ids((await allPages({ text, limit: 20 })).flat());
  expect(await found(ticket?.number ?? "")).toEqual([ticket?.id]);
  expect(await found(owners[0]?.account.email ?? "")).toEqual([ticket?.id]);
  const items = await stage.items();
  const company = items.find(({ sk, pk }) => sk === "COMPANY" && pk === `CO#${ticket?.companyId}`);
  const taxId = /"taxIdentificationNumber":"(\d+)"/.exec(JSON.stringify(company))?.[1] ?? "";
  expect(await found(taxId)).toEqual([ticket?.id]);
  expect(await found(taxId.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5"))).toEqual([
    ticket?.id,
  ]);
});

test.each([
  ["with the sign that letters put before it", (number: string) => `#${number}`],
  ["by its digits alone, as somebody says them", (number: string) => number.slice(5)],
])("a ticket is found %s", async (_, said) => {
  const [ticket] = sent;
  const { items } = await ask(support, list, { query: { text: said(ticket?.number ?? "") } });
  expect(ids(items)).toEqual([ticket?.id]);
});

test("a company is found by its merchantId in any case, what is open before what is over", async () => {
  const { items } = await ask(support, list, { query: { text: accessForm.merchantId.toLowerCase() } });
  expect(items.map(({ client: name }) => name)).toContain("Aprovada Ltda");
  const all = (await allPages({ text: "ltda", limit: 20 })).flat();
  const over = all.map(({ status }) => status === "approved");
  expect(over).toEqual(over.toSorted((one, other) => Number(one) - Number(other)));
  expect(over).toContain(true);
});

test("filters narrow together", async () => {
  const [ticket] = sent;
  const params = { occurrenceId: ticket?.id ?? "" };
  await ask(support, prioritize, { params, body: { version: 1, priority: "urgent" } });
  const query = { status: "support-pending", priority: "urgent", product: "online-payment" } as const;
  expect(ids((await ask(support, list, { query })).items)).toEqual([ticket?.id]);
  expect((await ask(support, list, { query: { ...query, stage: "certification" } })).items).toEqual([]);
  expect((await ask(support, list, { query: { ...query, product: "fraud-prevention" } })).items).toEqual([]);
});

describe("a cursor", () => {
  const firstPage = () => ask(support, list, { query: { status: "support-pending", limit: 5 } });
  const useCursor = (cursor: string, caller = support, query: Record<string, string> = {}) =>
    refusal(caller, list, { query: { status: "support-pending", limit: "5", ...query, cursor } });

  test("that was made up is refused", async () => {
    for (const cursor of ["", "x", "x.y", ".", "../..", "eyJhIjoxfQ.AAAA", "%00.%00"]) {
      expect((await useCursor(cursor)).code).toBe("invalid-cursor");
    }
  });

  test("that was altered in any character is refused", async () => {
    const { cursor = "" } = await firstPage();
    for (let index = 0; index < cursor.length; index += 1) {
      const other = cursor[index] === "A" ? "B" : "A";
      const forged = `${cursor.slice(0, index)}${other}${cursor.slice(index + 1)}`;
      expect((await useCursor(forged)).code).toBe("invalid-cursor");
    }
  });

  test("is good for nobody else and for no other filter or list", async () => {
    const { cursor = "" } = await firstPage();
    expect((await useCursor(cursor, otherSupport)).code).toBe("invalid-cursor");
    expect((await useCursor(cursor, support, { status: "all" })).code).toBe("invalid-cursor");
    expect((await useCursor(cursor, support, { priority: "high" })).code).toBe("invalid-cursor");
    const params = { companyId: sent[0]?.companyId ?? "" };
    expect(await refusal(support, historyContract.routes.list, { params, query: { cursor } })).toMatchObject({
      code: "invalid-cursor",
    });
  });

  test("survives another page size", async () => {
    const { cursor = "" } = await firstPage();
    const { items } = await ask(support, list, { query: { status: "support-pending", limit: 10, cursor } });
    expect(ids(items)).toEqual(ids(sent.slice(5, 15)));
  });
});

test("paging while others send misses and repeats none of those who waited already", async () => {
  const before = ids((await allPages({ status: "support-pending", limit: 20 })).flat());
  for (const _ of trials("paging while others insert", 3, 200)) {
    const seen: string[] = [];
    const newcomers: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { status: "support-pending", limit: 10, cursor } as const;
      const [page, newcomer] = await Promise.all([ask(support, list, { query }), client("Chegou Agora")]);
      seen.push(...ids(page.items));
      cursor = page.cursor;
      if (newcomers.length === 3) continue;
      await sentConfiguration(newcomer.owner, newcomer.companyId);
      newcomers.push(newcomer.companyId);
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, before.length)).toEqual(before);
    // Taken out of the queue again, or each run would take longer than the one before.
    for (const companyId of newcomers) await giveBack(companyId);
  }
}, 3_600_000);

test("a history is paged newest first, in full and without repeats", async () => {
  const { owner, companyId } = await client("Muitas Edições");
  const params = placeOf(companyId);
  for (let version = 0; version < 13; version += 1) {
    await ask(owner, saveDraft, { params, body: { version, draft: completeDraft() } });
  }
  const at: string[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 5, cursor } as const;
    const page = await historyOf(owner, params, "configuration", query);
    at.push(...page.items.map((item) => item.id));
    sizes.push(page.items.length);
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(sizes).toEqual([5, 5, 3]);
  expect(new Set(at).size).toBe(13);
  expect(at).toEqual([...at].sort().toReversed());
});

test("a stage that nothing happened to has an empty history", async () => {
  const { owner, companyId } = await client("Sem História");
  expect(await historyOf(owner, placeOf(companyId), "certification")).toEqual({ items: [] });
});
