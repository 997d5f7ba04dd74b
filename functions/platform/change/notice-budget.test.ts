import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { type Answer, ask, refusal, send } from "../../testing/api.ts";
import { companyData, companyOf, type Person, person, placeOf } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { partnerData } from "../../testing/suites/route-calls.ts";
import { type Key, keys } from "../table/keys.ts";

const { register: propose, approve, decline } = partnerContract.routes;
const { register, answerJoinRequest } = companyContract.routes;

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

async function shop(name = "Ana Souza") {
  const client = await person(stage, name);
  const { id: companyId, data } = await companyOf(client);
  return { client, companyId, data };
}

const proposal = (companyId: string) => ({ params: { companyId }, body: partnerData });

async function inTurn(count: number, act: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await act());
  return answers;
}

const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const mailsTo = (email: string) => stage.aws.mails.filter(({ to }) => to === email).length;

/** Moves everything that was counted some hours into the past. */
async function hoursLater(hours: number): Promise<void> {
  for (const item of await stage.items()) {
    const { spentAtMs } = item;
    if (!Array.isArray(spentAtMs)) continue;
    const earlier = spentAtMs.map((at) => Number(at) - hours * 60 * 60 * 1000);
    await stage.put({ ...item, spentAtMs: earlier });
  }
}

const asksFor = (newcomer: Person, taxIdentificationNumber: string) =>
  send(newcomer, register, {
    body: { data: companyData({ taxIdentificationNumber }), acceptsTerms: true },
  });

test("who sends without end is told how long to wait, and support's mailbox stays readable", async () => {
  const { client, companyId } = await shop();
  const answers = await inTurn(60, () => send(client, propose, proposal(companyId)));
  expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([20, 40]);
  await stage.deliverEvents();
  expect(mailsTo("suporte@example.com")).toBe(20);

  const refused = answers.at(-1);
  const seconds = Number(refused?.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(59 * 60);
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  expect(refused?.headers["content-type"]).toBe("application/problem+json");
  expect(refused?.json).toMatchObject({ code: "too-many-requests", retryAfterSeconds: seconds });

  await hoursLater(1);
  expect((await send(client, propose, proposal(companyId))).status).toBe(201);
}, 30_000);

/** Stores a budget as if so many acts had been spent, the last one some hours ago. */
const spentBefore = (key: Key, acts: number, hoursAgo: number) => {
  const lastMs = Date.now() - hoursAgo * 60 * 60 * 1000;
  const spentAtMs = Array.from({ length: acts }, (_, index) => lastMs - (acts - index) * 60_000);
  return stage.put({ ...key, spentAtMs, version: acts, ttl: Math.ceil(Date.now() / 1000) + 60_000 });
};

test("a day has its limit, too, however patiently somebody sends", async () => {
  const { client, companyId } = await shop();
  await spentBefore(keys.noticesBy(client.sub), 59, 2);
  const [last, oneMore] = await inTurn(2, () => send(client, propose, proposal(companyId)));
  expect([last?.status, oneMore?.status]).toEqual([201, 429]);
  expect(Number(oneMore?.headers["retry-after"])).toBeGreaterThan(20 * 60 * 60);
});

test("asking at once gains nothing", async () => {
  const { client, companyId } = await shop();
  await inTurn(18, () => send(client, propose, proposal(companyId)));
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(client, propose, proposal(companyId))));
  expect(countOf(answers, 201)).toBe(2);
});

test("the people of one company share its limit", async () => {
  const { client: owner, companyId, data } = await shop();
  const others: Person[] = [];
  for (const name of ["Beto", "Caio"]) {
    const member = await person(stage, name);
    await asksFor(member, data.taxIdentificationNumber);
    const params = { companyId, sub: member.sub };
    await ask(owner, answerJoinRequest, { params, body: { accept: true } });
    others.push(member);
  }
  const all: Answer[] = [];
  for (const member of [owner, ...others])
    all.push(...(await inTurn(20, () => send(member, propose, proposal(companyId)))));
  // Two of the company's forty were the owner's answers.
  expect(countOf(all, 201)).toBe(38);
});

test("strangers are asked to let somebody in three times an hour at most", async () => {
  const owners = [await shop("Ana"), await shop("Beto"), await shop("Caio"), await shop("Davi")];
  const newcomer = await person(stage, "Rita Melo");
  const answers: Answer[] = [];
  for (const { data } of owners) answers.push(await asksFor(newcomer, data.taxIdentificationNumber));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  const taxIdentificationNumber = owners[0]?.data.taxIdentificationNumber ?? "";
  expect((await asksFor(newcomer, taxIdentificationNumber)).status).toBe(429);
  // Registering one's own company mails nobody, so it costs nothing.
  const own = await send(newcomer, register, { body: { data: companyData(), acceptsTerms: true } });
  expect(own.status).toBe(201);
});

test("one owner's inbox takes five requests an hour, from however many people, and their own work goes on", async () => {
  const { client: owner, companyId, data } = await shop();
  const answers: Answer[] = [];
  for (const name of ["Um", "Dois", "Tres", "Quatro", "Cinco", "Seis"])
    answers.push(await asksFor(await person(stage, name), data.taxIdentificationNumber));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await send(owner, propose, proposal(companyId))).status).toBe(201);
});

test("only what others are told of is counted: no draft, no refused act, no repeat of a request", async () => {
  const { client, companyId } = await shop();
  const { saveDraft, send: sendConfiguration } = configurationContract.routes;
  const params = placeOf(companyId);
  let version = 0;
  for (let index = 0; index < 25; index += 1)
    ({ version } = await ask(client, saveDraft, { params, body: { version, draft: {} } }));
  await inTurn(25, () => send(client, sendConfiguration, { params, body: { version: 99, draft: {} } }));
  const key = "one-and-the-same-request";
  const repeats = await inTurn(25, () => send(client, propose, { ...proposal(companyId), key }));
  expect(countOf(repeats, 201)).toBe(25);
  const answers = await inTurn(20, () => send(client, propose, proposal(companyId)));
  expect(countOf(answers, 201)).toBe(19);
});

test("what was counted is forgotten by itself, and rests where nobody else writes", async () => {
  const { client, companyId } = await shop();
  await ask(client, propose, proposal(companyId));
  const counted = (await stage.items()).filter((item) => "spentAtMs" in item);
  expect(new Set(counted.map(({ pk }) => pk))).toEqual(
    new Set([keys.noticesBy(client.sub).pk, keys.noticesOf(companyId, "client").pk]),
  );
  const dayFromNow = Date.now() / 1000 + 24 * 60 * 60;
  for (const { ttl } of counted) expect(Math.abs(Number(ttl) - dayFromNow)).toBeLessThan(60);
});

test("support is slowed down as well, though later than anybody who works with it", async () => {
  const { client, companyId } = await shop();
  const support = await person(stage, "Bruno Lima", { isSupport: true });
  const { id: partnerId } = await ask(client, propose, proposal(companyId));
  await spentBefore(keys.noticesBy(support.sub), 599, 2);
  await ask(support, approve, { params: { partnerId }, body: { version: 1 } });
  const call = { params: { partnerId }, body: { version: 2, comment: "Saiu do ar." } };
  expect(await refusal(support, decline, call)).toMatchObject({ code: "too-many-requests" });
});
