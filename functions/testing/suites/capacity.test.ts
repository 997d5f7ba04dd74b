import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { accountContract } from "@portal/shared/account/contract.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { products } from "@portal/shared/product.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { stages } from "@portal/shared/stage/model.ts";
import { ask } from "../api.ts";
import { begin, certifiable, fillIn, verdicts } from "../certification.ts";
import { release } from "../certified.ts";
import { historyOf } from "../history.ts";
import {
  accessForm,
  companyData,
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
} from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import { partnerData } from "./route-calls.ts";

const { routes: configuration } = configurationContract;
const { routes: occurrence } = occurrenceContract;
const { routes: access } = accessDataContract;
const { routes: partner } = partnerContract;
const { routes: production } = productionContract;

/** All subjects whose entries are merged into a company's history. */
const subjects = ["company", ...products.flatMap(() => [...stages, "access-data"])];
const productionKeys = { privateKey: "chave-privada", publicKey: "chave-publica" };

let stage: TestStage;
let client: Person;
let support: Person;
let companyId: string;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  client = await person(stage, "Ana Souza");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  ({ id: companyId } = await companyOf(client));
});
afterAll(() => stage.close());

/** The database operations of an act, in order. */
async function cost(act: () => Promise<unknown>): Promise<string[]> {
  const before = stage.watch?.calls.length ?? 0;
  await act();
  return stage.watch?.calls.slice(before).map(({ operation }) => operation) ?? [];
}

const oneRead = ["BatchGetItem"];
const decision = ["BatchGetItem", "TransactWriteItems"];

test("each route asks of the database what it should and no more", async () => {
  const params = placeOf(companyId);
  const draft = completeDraft();
  const corrected = completeDraft({ website: "https://www.loja.example.com" });
  const adjustments = [{ field: "website" as const, comment: "Errado." }];
  const { data } = await ask(client, companyContract.routes.get, { params: { companyId } });
  const companyBody = { version: 1, data: companyData({ ...data }) };
  const occurrenceId = `${companyId}.online-payment.configuration`;
  const fraud = { companyId, product: "fraud-prevention" as const };
  await release(support, companyId, "fraud-prevention");
  const { id: partnerId } = await ask(client, partner.register, { params: { companyId }, body: partnerData });
  const costs: [string, () => Promise<unknown>, string[]][] = [
    [
      "first draft",
      () => ask(client, configuration.saveDraft, { params, body: { version: 0, draft } }),
      ["BatchGetItem", "UpdateItem", "TransactWriteItems"],
    ],
    ["draft", () => ask(client, configuration.saveDraft, { params, body: { version: 1, draft } }), decision],
    ["send", () => ask(client, configuration.send, { params, body: { version: 2, draft } }), decision],
    [
      "reject",
      () => ask(support, configuration.reject, { params, body: { version: 3, adjustments } }),
      decision,
    ],
    [
      // What support asked for is compared with the revision it saw, which never changes.
      "send again",
      () => ask(client, configuration.send, { params, body: { version: 4, draft: corrected } }),
      ["BatchGetItem", "BatchGetItem", "TransactWriteItems"],
    ],
    [
      "revision",
      () => ask(client, configuration.getRevision, { params: { ...params, revision: 1 } }),
      oneRead,
    ],
    [
      "prioritize",
      () =>
        ask(support, occurrence.prioritize, {
          params: { occurrenceId },
          body: { version: 4, priority: "high" },
        }),
      decision,
    ],
    [
      "conclude",
      () => ask(support, configuration.conclude, { params, body: { version: 5, accessData: accessForm } }),
      decision,
    ],
    ["reopen", () => ask(client, configuration.reopen, { params, body: { version: 6 } }), decision],
    ["configuration", () => ask(client, configuration.get, { params }), oneRead],
    ["access data", () => ask(client, access.get, { params }), oneRead],
    ["reveal", () => ask(client, access.reveal, { params, body: { field: "merchantKey" } }), decision],
    ["company", () => ask(client, companyContract.routes.get, { params: { companyId } }), oneRead],
    [
      "company update",
      () => ask(client, companyContract.routes.update, { params: { companyId }, body: companyBody }),
      decision,
    ],
    [
      "members",
      () => ask(client, companyContract.routes.listMembers, { params: { companyId } }),
      ["BatchGetItem", "Query", "BatchGetItem"],
    ],
    ["account", () => ask(support, accountContract.routes.open, { body: { locale: "pt" } }), oneRead],
    [
      "account with a company",
      () => ask(client, accountContract.routes.open, { body: { locale: "pt" } }),
      ["BatchGetItem", "BatchGetItem"],
    ],
    ["ticket", () => ask(support, occurrence.get, { params: { occurrenceId } }), oneRead],
    [
      "companies",
      () => ask(support, companyContract.routes.list, { query: {} }),
      ["Query", "Query", "Query", "Query"],
    ],
    ["overview", () => ask(client, occurrence.overview, { params: { companyId } }), oneRead],
    [
      "company history",
      () => ask(client, historyContract.routes.list, { params: { companyId }, query: {} }),
      ["BatchGetItem", ...subjects.map(() => "Query")],
    ],
    ["access data history", () => historyOf(client, params, "access-data"), ["BatchGetItem", "Query"]],
    ["production", () => ask(client, production.get, { params: fraud }), oneRead],
    [
      "production request",
      () => ask(client, production.request, { params: fraud, body: { version: 0 } }),
      ["BatchGetItem", "UpdateItem", "TransactWriteItems"],
    ],
    [
      "production delivery",
      () => ask(support, production.deliver, { params: fraud, body: { version: 1, ...productionKeys } }),
      decision,
    ],
    [
      "production reveal",
      () => ask(client, production.reveal, { params: fraud, body: { field: "publicKey" } }),
      decision,
    ],
    [
      "partner registration",
      () => ask(client, partner.register, { params: { companyId }, body: partnerData }),
      ["BatchGetItem", "UpdateItem", "TransactWriteItems"],
    ],
    [
      "own partners",
      () => ask(client, partner.listOwn, { params: { companyId }, query: {} }),
      ["BatchGetItem", "Query"],
    ],
    [
      "partner approval",
      () => ask(support, partner.approve, { params: { partnerId }, body: { version: 1 } }),
      ["BatchGetItem", ...decision],
    ],
    ["partners", () => ask(client, partner.list, { query: {} }), ["Query"]],
    ["history", () => historyOf(client, params, "configuration"), ["BatchGetItem", "Query"]],
  ];
  for (const [name, act, expected] of costs) expect([name, await cost(act)]).toEqual([name, expected]);
  expect(stage.watch?.calls.map(({ operation }) => operation)).not.toContain("Scan");
});

test("certifying asks one read and one transaction of each act, and looks for files only to send", async () => {
  const who = await certifiable(stage, support);
  const { params } = who;
  const { routes } = certificationContract;
  const first = ["BatchGetItem", "UpdateItem", "TransactWriteItems"];
  expect(await cost(() => begin(who))).toEqual(first);
  const { version, ...filled } = await fillIn(stage, who);
  const body = { version };
  const caseIds = ["store-card"];
  const reviews = verdicts({ version, ...filled });
  const costs: [string, () => Promise<unknown>, string[]][] = [
    ["get", () => ask(who.client, routes.get, { params }), oneRead],
    [
      "send",
      () => ask(who.client, routes.send, { params, body }),
      ["BatchGetItem", "Query", "TransactWriteItems"],
    ],
    [
      "reject",
      () =>
        ask(support, routes.reject, { params, body: { version: version + 1, reviews, comment: "Quase." } }),
      decision,
    ],
    [
      "select",
      () => ask(who.client, routes.select, { params, body: { version: version + 2, caseIds } }),
      decision,
    ],
    [
      "save a return",
      () =>
        ask(who.client, routes.saveReturn, {
          params: { ...params, caseId: "store-card" },
          body: { version: version + 3, return: {} },
        }),
      decision,
    ],
    ["restart", () => ask(who.client, routes.restart, { params, body: { version: version + 4 } }), decision],
    ["attempts", () => ask(support, routes.listAttempts, { params, query: {} }), ["BatchGetItem", "Query"]],
  ];
  for (const [name, act, expected] of costs) expect([name, await cost(act)]).toEqual([name, expected]);
});

test("a release asks one read and one transaction; by hand it also looks for the company's owner", async () => {
  const { client: owner, companyId: released } = await certifiable(stage, support);
  const params = { companyId: released, product: "fraud-prevention" as const };
  const { get, request, decline, grant } = releaseContract.routes;
  const wish = { category: "developer" as const, reason: "Temos pressa." };
  const costs: [string, () => Promise<unknown>, string[]][] = [
    ["get", () => ask(owner, get, { params }), oneRead],
    [
      "request",
      () => ask(owner, request, { params, body: { version: 0, ...wish } }),
      ["BatchGetItem", "UpdateItem", "TransactWriteItems"],
    ],
    ["decline", () => ask(support, decline, { params, body: { version: 1, comment: "Não." } }), decision],
    ["grant", () => ask(support, grant, { params, body: { version: 2, comment: "Sim." } }), decision],
    [
      "grant by hand",
      () => ask(support, grant, { params: placeOf(released), body: { version: 0, comment: "Sim." } }),
      ["BatchGetItem", "Query", "BatchGetItem", "UpdateItem", "TransactWriteItems"],
    ],
  ];
  for (const [name, act, expected] of costs) expect([name, await cost(act)]).toEqual([name, expected]);
});

test("the queue asks each of its shards once, and beside them how many there are in all", async () => {
  const operations = await cost(() =>
    ask(support, occurrence.list, { query: { status: "support-pending" } }),
  );
  expect(operations.toSorted()).toEqual(["BatchGetItem", "Query", "Query", "Query", "Query"]);
});

test("a search that finds nothing is one look-up", async () => {
  for (const text of ["nobody has this name", "nobody@example.org", "2026-999999"]) {
    expect(await cost(() => ask(support, occurrence.list, { query: { text } }))).toHaveLength(1);
  }
});

test("production is written only while what opened it, and what it replaces, are as they were seen", () => {
  const transactions = stage.watch?.calls.filter(({ operation }) => operation === "TransactWriteItems") ?? [];
  const writes = transactions
    .map(({ request }) => JSON.stringify(request))
    .filter((request) => request.includes('"production.requested"'));
  expect(writes).toHaveLength(1);
  const checked = [...(writes[0] ?? "").matchAll(/"ConditionCheck":\{.*?"sk":\{"S":"([^"]+)"/g)].map(
    ([, sk]) => sk,
  );
  expect(checked).toEqual(
    expect.arrayContaining([
      "STAGE#online-payment#certification",
      "STAGE#fraud-prevention#release",
      "ACCESS#fraud-prevention",
    ]),
  );
});

test("an item is read consistently where something is decided on it", async () => {
  const batches = stage.watch?.calls.filter(({ operation }) => operation === "BatchGetItem") ?? [];
  const requests = batches.map(({ request }) => JSON.stringify(request));
  // The number of tickets is only shown; no decision depends on it.
  const decisive = requests.filter((request) => !request.includes('"COUNTS#'));
  expect(decisive.length).toBeGreaterThan(0);
  for (const request of decisive) expect(request).toContain('"ConsistentRead":true');
});
