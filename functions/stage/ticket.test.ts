import { certificationContract } from "@portal/shared/certification/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { type Occurrence, priorities } from "@portal/shared/occurrence/model.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { indexNames } from "../platform/table/keys.ts";
import { ask, send } from "../testing/api.ts";
import { approveConfiguration, begin, sendFilled, verdicts } from "../testing/certification.ts";
import { fraudCertification } from "../testing/fraud/fraud-certification.ts";
import {
  companyData,
  companyOf,
  completeDraft,
  newClient,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../testing/people.ts";
import { openStage, type TestStage } from "../testing/stage.ts";
import { partnerData } from "../testing/suites/route-calls.ts";
import { stageKeys } from "./keys.ts";

const { list, get, prioritize } = occurrenceContract.routes;
const { routes: configuration } = configurationContract;
const { routes: partner } = partnerContract;
const { routes: release } = releaseContract;
const { routes: production } = productionContract;

let stage: TestStage;
let support: Person;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  await stage.clear();
  stage.logs.length = 0;
  support = await person(stage, "Bruno Lima", { isSupport: true });
});
afterAll(() => stage.close());

type Query = Parameters<typeof ask<typeof list>>[2]["query"];

const queue = (query: Query) => ask(support, list, { query });

const ticketItems = async () => (await stage.items()).filter(({ sk }) => String(sk).startsWith("TICKET#"));

const idOf = ({ occurrence }: { occurrence: { id: string } | null }) => occurrence?.id ?? "";

test("a colleague's priority refuses no decision, and a decision keeps the colleague's priority", async () => {
  const { client, companyId, params } = await newClient(stage);
  const sent = await sentConfiguration(client, companyId);
  const ticket = { occurrenceId: idOf(sent) };
  const { version } = await ask(support, get, { params: ticket });
  await ask(support, prioritize, { params: ticket, body: { version, priority: "urgent" } });
  const adjustments = [{ field: "website" as const, comment: "Errado." }];
  await ask(support, configuration.reject, { params, body: { version: sent.version, adjustments } });
  expect(await ask(support, get, { params: ticket })).toMatchObject({
    status: "rejected",
    priority: "urgent",
  });
});

test("a decision and a priority at the same instant both come to pass", async () => {
  const { client, companyId, params } = await newClient(stage);
  const sent = await sentConfiguration(client, companyId);
  const ticket = { occurrenceId: idOf(sent) };
  const { version } = await ask(support, get, { params: ticket });
  const adjustments = [{ field: "website" as const, comment: "Errado." }];
  const [decided, moved] = await Promise.all([
    send(support, configuration.reject, { params, body: { version: sent.version, adjustments } }),
    send(support, prioritize, { params: ticket, body: { version, priority: "high" } }),
  ]);
  expect(decided.status).toBe(200);
  // When the ticket changed meanwhile, the client sees that and sets the priority again.
  expect([200, 409]).toContain(moved.status);
  expect(await ask(support, get, { params: ticket })).toMatchObject({
    status: "rejected",
    priority: moved.status === 200 ? "high" : "normal",
  });
});

/** One ticket of every kind that reaches support. */
async function oneOfEach(who: Awaited<ReturnType<typeof newClient>>): Promise<void> {
  const { client, companyId, params } = who;
  const fraud = { companyId, product: "fraud-prevention" as const };
  const wish = { category: "developer" as const, reason: "Temos pressa." };
  // The approval of Online Payment's configuration opens fraud prevention too.
  await ask(client, release.request, { params: fraud, body: { version: 0, ...wish } });
  await approveConfiguration(client, support, companyId);
  await begin(who);
  const sent = await sendFilled(stage, who);
  await ask(support, certificationContract.routes.conclude, {
    params,
    body: { version: sent.version, reviews: verdicts(sent) },
  });
  await ask(client, production.request, { params, body: { version: 0 } });
  await ask(client, partner.register, { params: { companyId }, body: partnerData });
}

test("every kind of work has its ticket in the queue, with a number of its own", async () => {
  const who = await newClient(stage);
  await oneOfEach(who);
  const waiting = (await queue({ status: "support-pending" })).items;
  expect(waiting.map(({ stage: kind, subjectNumber }) => [kind, subjectNumber])).toEqual([
    ["release", 203],
    ["production", 104],
    ["partner", 301],
  ]);
  expect(waiting.map(({ contact }) => contact.locale)).toEqual(["pt", "pt", "pt"]);
  const closed = (await queue({ status: "approved" })).items;
  expect(closed.map(({ stage: kind }) => kind)).toEqual(["certification", "configuration"]);
  const numbers = [...waiting, ...closed].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(5);
  for (const { id, number } of [...waiting, ...closed]) {
    expect((await queue({ text: number })).items.map((found) => found.id)).toEqual([id]);
  }
});

test("what support settles leaves what waits, of every kind", async () => {
  const { client, companyId, params } = await newClient(stage);
  const { id: partnerId, version } = await ask(client, partner.register, {
    params: { companyId },
    body: partnerData,
  });
  await ask(support, partner.decline, {
    params: { partnerId },
    body: { version, comment: "O site não abre." },
  });
  const fraud = { companyId, product: "fraud-prevention" as const };
  const body = { version: 0, category: "developer" as const, reason: "Temos pressa." };
  await ask(client, release.request, { params: fraud, body });
  await ask(support, release.grant, { params: fraud, body: { version: 1 } });
  await fraudCertification(stage, companyId, "concluded");
  await ask(client, production.request, { params: fraud, body: { version: 0 } });
  const keysOfStore = { privateKey: "chave-privada-1234", publicKey: "chave-publica-5678" };
  await ask(support, production.deliver, { params: fraud, body: { version: 1, ...keysOfStore } });
  expect(await queue({ status: "support-pending" })).toMatchObject({ items: [], total: 0 });
  expect((await queue({ status: "approved" })).items.map(({ stage: kind }) => kind)).toEqual([
    "production",
    "release",
  ]);
  const [declined] = (await queue({ status: "declined" })).items;
  expect(declined).toMatchObject({
    stage: "partner",
    about: "Conecta Já",
    lastWord: "O site não abre.",
    product: null,
  });
  expect(params.companyId).toBe(declined?.companyId);
});

test("the total is how many there are, whatever is asked for and whatever moved", async () => {
  const first = await newClient(stage);
  await oneOfEach(first);
  const second = await newClient(stage);
  const sent = await sentConfiguration(second.client, second.companyId);
  const { version } = await ask(support, get, { params: { occurrenceId: idOf(sent) } });
  await ask(support, prioritize, {
    params: { occurrenceId: idOf(sent) },
    body: { version, priority: "urgent" },
  });
  const filters: Query[] = [
    {},
    { status: "support-pending" },
    { status: "approved" },
    { priority: "urgent" },
    { product: "online-payment" },
    { stage: "configuration" },
    { stage: "partner" },
    { status: "support-pending", product: "online-payment", stage: "configuration", priority: "urgent" },
  ];
  const totals = [6, 4, 2, 1, 4, 2, 1, 1];
  for (const [index, query] of filters.entries()) {
    const { items, total } = await queue({ ...query, limit: 20 });
    expect([query, total, items.length]).toEqual([query, totals[index], totals[index]]);
  }
});

test("a correction that is sent again counts its rounds and waits from then on", async () => {
  const { client, companyId, params } = await newClient(stage);
  const sent = await sentConfiguration(client, companyId);
  const adjustments = [{ field: "website" as const, comment: "Errado." }];
  await ask(support, configuration.reject, {
    params,
    body: { version: 1, adjustments, comment: "Falta o site." },
  });
  const look = () => ask(support, get, { params: { occurrenceId: idOf(sent) } });
  const rejected = await look();
  expect(rejected).toMatchObject({ round: 1, lastWord: "Falta o site." });
  expect(rejected.since > (rejected.sentAt ?? "")).toBe(true);
  const draft = completeDraft({ website: "https://www.loja.example.com" });
  await ask(client, configuration.send, { params, body: { version: 2, draft } });
  const again = await look();
  expect(again).toMatchObject({ round: 2, status: "support-pending", lastWord: "Falta o site." });
  expect(again.since).toBe(again.sentAt);
});

/** Counts bytes as DynamoDB does: names and values, and a little for each map. */
function bytesOf(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value !== "object" || value === null) return 2;
  return Object.entries(value).reduce(
    (sum, [name, one]) => sum + Buffer.byteLength(name) + 1 + bytesOf(one),
    3,
  );
}

test("a ticket weighs at most a kilobyte, whatever was written and however long the names are", async () => {
  const long = (max: number) => "Ñ".repeat(max);
  const owner = await person(stage, "Ñandú Ñandú Ñandú Ñandú Ñandú Ñandú Ñandú Ñandú Ñandú");
  const { id: companyId } = await companyOf(owner, {
    tradingName: long(120),
    legalName: long(160),
    contactPersonName: long(120),
  });
  const body = { ...partnerData, name: long(120), responsible: long(120) };
  const { id: partnerId, version } = await ask(owner, partner.register, { params: { companyId }, body });
  await ask(support, partner.decline, { params: { partnerId }, body: { version, comment: long(500) } });
  const css = `body{color:red}/*${"x".repeat(60_000)}*/`;
  const draft = { ...completeDraft(), customisation: { fileName: "loja.css", content: css } };
  await send(owner, configuration.send, { params: placeOf(companyId), body: { version: 0, draft } });
  const tickets = await ticketItems();
  expect(tickets.length).toBeGreaterThan(0);
  for (const ticket of tickets) expect(bytesOf(ticket)).toBeLessThanOrEqual(1024);
});

test("only tickets, companies, partners are in an index: what was filled in is in none", async () => {
  const who = await newClient(stage);
  await oneOfEach(who);
  const indexed = (await stage.items()).filter((item) => indexNames.some((index) => item[`${index}pk`]));
  const kinds = new Set(indexed.map(({ sk }) => String(sk).split("#")[0]));
  expect(kinds).toEqual(new Set(["COMPANY", "PARTNER", "TICKET"]));
  for (const item of indexed) expect(item.line).toBeDefined();
});

test("a ticket whose company is renamed keeps its place, and is found by the new name only", async () => {
  const { client, companyId } = await newClient(stage, { tradingName: "Padaria Antiga" });
  await sentConfiguration(client, companyId);
  await ask(client, partner.register, { params: { companyId }, body: partnerData });
  const { data, version } = await ask(client, companyContract.routes.get, { params: { companyId } });
  const renamed = companyData({ ...data, tradingName: "Confeitaria Nova" });
  const before = (await queue({ status: "support-pending" })).items;
  await ask(client, companyContract.routes.update, {
    params: { companyId },
    body: { version, data: renamed },
  });
  const after = (await queue({ status: "support-pending" })).items;
  expect(after.map(({ number }) => number)).toEqual(before.map(({ number }) => number));
  expect(after.map(({ client: name }) => name)).toEqual(["Confeitaria Nova", "Confeitaria Nova"]);
  expect((await queue({ text: "padaria" })).items).toEqual([]);
  expect((await queue({ text: "confei nov" })).items).toHaveLength(2);
});

test("one ticket that cannot be read takes no list down: it is counted, and it rings", async () => {
  const readable: Occurrence[] = [];
  for (const _ of priorities) {
    const { client, companyId } = await newClient(stage);
    await sentConfiguration(client, companyId);
  }
  readable.push(...(await queue({ status: "support-pending" })).items);
  const [broken, ...others] = readable;
  const place = {
    companyId: broken?.companyId ?? "",
    product: "online-payment",
    stage: "configuration",
  } as const;
  const { pk, sk } = stageKeys.ticket(place);
  const item = (await stage.items()).find((one) => one.pk === pk && one.sk === sk);
  await stage.put({ ...item, line: { number: 7 } });
  const page = await queue({ status: "support-pending" });
  expect(page.items.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  expect(page.unreadable).toBe(1);
  const rings = stage.logs.filter((line) => line.includes("item-unreadable"));
  expect(rings).toHaveLength(1);
  expect(rings[0]).toContain('"level":"ERROR"');
  expect(rings[0]).not.toContain("Ana");
});
