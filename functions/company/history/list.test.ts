import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import type { HistoryEntry } from "@portal/shared/history/model.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { stages } from "@portal/shared/stage/model.ts";
import { ask, refusal } from "../../testing/api.ts";
import { fraudCertification } from "../../testing/fraud/fraud-certification.ts";
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
import { partnerData } from "../../testing/suites/route-calls.ts";
import { trials } from "../../testing/trials.ts";

const { list: listHistory } = historyContract.routes;
const { reject, conclude, send, saveDraft } = configurationContract.routes;
const { request: requestRelease, grant } = releaseContract.routes;

let stage: TestStage;
let client: Person;
let support: Person;
let companyId: string;
const fraud = () => ({ companyId, product: "fraud-prevention" as const });

beforeAll(async () => {
  stage = await openStage();
  client = await person(stage, "Ana Souza");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  ({ id: companyId } = await companyOf(client));
  const params = placeOf(companyId);
  await sentConfiguration(client, companyId);
  const reason = "A integração já foi homologada em março.";
  const body = { version: 0, category: "fraud-prevention" as const, reason };
  await ask(client, requestRelease, { params: fraud(), body });
  const adjustments = [{ field: "hashUrl" as const, comment: "Não responde à notificação." }];
  await ask(support, reject, { params, body: { version: 1, comment: "Quase lá.", adjustments } });
  await ask(support, grant, { params: fraud(), body: { version: 1, comment: "Liberado após conferência." } });
  const draft = completeDraft({ hashUrl: "https://loja.example.com/hash-2" });
  await ask(client, send, { params, body: { version: 2, draft } });
  await ask(support, conclude, { params, body: { version: 3, accessData: accessForm } });
  await fraudCertification(stage, companyId, "concluded");
  await ask(client, productionContract.routes.request, {
    params: fraud(),
    body: { version: 0, message: "Início em dezembro." },
  });
});
afterAll(() => stage.close());

type Query = Parameters<typeof ask<typeof listHistory>>[2]["query"];

async function allPages(query: Query, caller = client, of = companyId): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(caller, listHistory, {
      params: { companyId: of },
      query: { ...query, cursor },
    });
    entries.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return entries;
}

const events = async (query: Query) => (await allPages(query)).map(({ event }) => event);

/** What one act leaves under two subjects stands at one instant, and its order there is by chance. */
const approval = ["access-data.delivered", "configuration.approved"];
const all = [
  "production.requested",
  ...approval,
  "configuration.sent",
  "release.granted",
  "configuration.rejected",
  "release.requested",
  "configuration.sent",
  "company.registered",
];
const inOrder = (found: readonly string[]): string[] => {
  const begin = found.findIndex((event) => approval.includes(event));
  return begin < 0
    ? [...found]
    : [...found.slice(0, begin), ...found.slice(begin, begin + 2).toSorted(), ...found.slice(begin + 2)];
};

test("all that happened to a company is one list, newest first, for both sides", async () => {
  expect(inOrder(await events({}))).toEqual(all);
  expect(await allPages({ limit: 5 }, support)).toEqual(await allPages({ limit: 20 }));
});

test("a line says what it is about, who acted and what support asked for", async () => {
  const entries = await allPages({});
  const abouts = entries.map(({ product, subject }) => [product, subject]);
  expect([abouts[0], ...abouts.slice(3, 5), abouts.at(-1)]).toEqual([
    ["fraud-prevention", "production"],
    ["online-payment", "configuration"],
    ["fraud-prevention", "release"],
    [null, "company"],
  ]);
  expect(abouts.slice(1, 3)).toEqual(
    expect.arrayContaining([
      ["online-payment", "configuration"],
      ["online-payment", "access-data"],
    ]),
  );
  expect(entries[5]).toMatchObject({
    actor: { role: "support", name: "Bruno Lima" },
    comment: "Quase lá.",
    adjustments: [{ field: "hashUrl", comment: "Não responde à notificação." }],
  });
});

test("a look at a key and a delivery of access data are not news of a stage", async () => {
  const ofStages = await Promise.all(stages.map(({ id }) => events({ subject: id })));
  expect(ofStages.flat().filter((event) => event.startsWith("access-data"))).toEqual([]);
});

test("what happens to the company itself, to its members and its partners is listed, with the partner's name", async () => {
  const owner = await person(stage, "Elisa Prado");
  const { id, data } = await companyOf(owner, { tradingName: "Loja das Mudanças" });
  const newcomer = await person(stage, "Fábio Dias");
  const { register, update, answerJoinRequest } = companyContract.routes;
  await ask(newcomer, register, { body: { data, acceptsTerms: true } });
  const params = { companyId: id };
  await ask(owner, answerJoinRequest, { params: { ...params, sub: newcomer.sub }, body: { accept: true } });
  await ask(owner, update, { params, body: { version: 1, data: { ...data, city: "Campinas" } } });
  const partner = await ask(owner, partnerContract.routes.register, { params, body: partnerData });
  const refused = { params: { partnerId: partner.id }, body: { version: 1, comment: "Sem contrato." } };
  await ask(support, partnerContract.routes.decline, refused);
  const listed = await allPages({ subject: "company" }, owner, id);
  expect(
    listed.map(({ event, actor, comment, partner: name }) => [event, actor.name, comment, name]),
  ).toEqual([
    ["partner.declined", "Bruno Lima", "Sem contrato.", partnerData.name],
    ["partner.registered", "Elisa Prado", null, partnerData.name],
    ["company.updated", "Elisa Prado", null, undefined],
    ["company.join-accepted", "Elisa Prado", null, undefined],
    ["company.join-requested", "Fábio Dias", null, undefined],
    ["company.registered", "Elisa Prado", null, undefined],
  ]);
  expect(await allPages({}, newcomer, id)).toEqual(listed);
  expect(await allPages({ kind: "rejected" }, support, id)).toEqual(listed.slice(0, 1));
  expect(await allPages({ text: partnerData.name }, owner, id)).toEqual(listed.slice(0, 2));
  expect(await allPages({ product: "online-payment" }, owner, id)).toEqual([]);
});

test.each<[Query, string[]]>([
  [{ product: "fraud-prevention" }, ["production.requested", "release.granted", "release.requested"]],
  [{ subject: "release" }, ["release.granted", "release.requested"]],
  [{ subject: "production" }, ["production.requested"]],
  [{ subject: "access-data" }, ["access-data.delivered"]],
  [{ subject: "company" }, ["company.registered"]],
  [{ product: "online-payment", subject: "release" }, []],
  [{ product: "online-payment", subject: "company" }, []],
  [{ kind: "approved" }, [...approval, "release.granted"]],
  [{ kind: "rejected" }, ["configuration.rejected"]],
  [{ kind: "sent", product: "fraud-prevention" }, ["production.requested", "release.requested"]],
  [{ text: "QUASE la" }, ["configuration.rejected"]],
  [{ text: "notificacao" }, ["configuration.rejected"]],
  [{ text: "bruno" }, [...approval, "release.granted", "configuration.rejected"]],
  [{ text: "início" }, ["production.requested"]],
  [{ text: "nobody wrote this" }, []],
])("the filter %j finds what it says", async (query, expected) => {
  expect(inOrder(await events(query))).toEqual(expected);
});

test("a stretch of time includes its beginning and not its end", async () => {
  const entries = await allPages({});
  const [newest] = entries;
  const granted = entries.find(({ event }) => event === "release.granted");
  const from = granted?.at ?? "";
  const to = newest?.at ?? "";
  const within = entries.filter(({ at }) => at >= from && at < to).map(({ event }) => event);
  expect(within.length).toBeGreaterThan(0);
  expect(await events({ from, to })).toEqual(within);
  expect(await events({ from, to, limit: 5, kind: "approved" })).toEqual(
    within.filter((event) => /approved|granted|delivered/.test(event)),
  );
  expect(await events({ to: "1969-12-31T00:00:00Z" })).toEqual([]);
  expect(await events({ from: to, to: from })).toEqual([]);
});

test("a cursor is good for no other filter, company or person", async () => {
  const params = { companyId };
  const { cursor = "" } = await ask(client, listHistory, { params, query: { limit: 5 } });
  const others: Record<string, string>[] = [
    { kind: "sent" },
    { text: "x" },
    { from: "2026-01-01T00:00:00Z" },
  ];
  for (const query of others) {
    expect(
      await refusal(client, listHistory, { params, query: { limit: "5", ...query, cursor } }),
    ).toMatchObject({ code: "invalid-cursor" });
  }
  expect(await refusal(support, listHistory, { params, query: { limit: "5", cursor } })).toMatchObject({
    code: "invalid-cursor",
  });
});

test("a search through much that does not match ends, and finds what lies far back", async () => {
  const owner = await person(stage, "Caio Reis");
  const { id } = await companyOf(owner, { tradingName: "Muitas Edições" });
  for (let version = 0; version < 130; version += 1) {
    await ask(owner, saveDraft, { params: placeOf(id), body: { version, draft: {} } });
  }
  expect(await allPages({ kind: "sent" }, owner, id)).toEqual([]);
  // All that was saved, and that the company was registered.
  expect(await allPages({ text: "caio", limit: 20 }, owner, id)).toHaveLength(131);
}, 60_000);

test("paging while others act misses and repeats nothing that had happened", async () => {
  const owner = await person(stage, "Davi Lopes");
  const { id } = await companyOf(owner, { tradingName: "Ocupada" });
  const params = placeOf(id);
  const release = { companyId: id, product: "fraud-prevention" as const };
  let version = 0;
  const edit = async () => {
    await ask(owner, saveDraft, { params, body: { version, draft: {} } });
    version += 1;
  };
  const reason = "Já homologada.";
  await ask(owner, requestRelease, {
    params: release,
    body: { version: 0, category: "integrator", reason },
  });
  for (let index = 0; index < 12; index += 1) await edit();
  for (const _ of trials("history grows while paging", 3, 100)) {
    const before = (await allPages({ limit: 20 }, owner, id)).map((entry) => entry.id);
    const seen: string[] = [];
    let pages = 0;
    let cursor: string | undefined;
    do {
      const query = { limit: 5, cursor } as const;
      const [page] = await Promise.all([
        ask(owner, listHistory, { params: { companyId: id }, query }),
        // At most three per run, or each run would grow by more than that.
        ...(pages < 3 ? [edit()] : []),
      ]);
      seen.push(...page.items.map((entry) => entry.id));
      cursor = page.cursor;
      pages += 1;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((entry) => before.includes(entry))).toEqual(before);
  }
}, 3_600_000);
