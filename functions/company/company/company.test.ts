import { randomUUID } from "node:crypto";
import { accountContract } from "@portal/shared/account/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { formatTaxId } from "@portal/shared/field/tax-id.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { keys } from "../../platform/table/keys.ts";
import { ask, refusal, send } from "../../testing/api.ts";
import {
  companyData,
  companyOf,
  newCnpj,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

const { register, get, update, listMembers, answerJoinRequest, cancelJoinRequest, remindOwner } =
  companyContract.routes;
const { open } = accountContract.routes;

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const registration = (data = companyData()) => ({ body: { data, acceptsTerms: true as const } });
const openAgain = (somebody: Person) => ask(somebody, open, { body: { locale: "pt" } });

async function withRequest() {
  const owner = await person(stage, "Ana Souza");
  const company = await companyOf(owner);
  const newcomer = await person(stage, "Rita Melo");
  const { taxIdentificationNumber } = company.data;
  await ask(newcomer, register, registration(companyData({ taxIdentificationNumber })));
  return { owner, company, newcomer, params: { companyId: company.id, sub: newcomer.sub } };
}

/** Moves a person's request some hours into the past. */
async function madeEarlier({ sub }: Person, hours: number): Promise<void> {
  const since = new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
  const items = (await stage.items()).filter(
    (item) => item.role === "requested" && (item.sub === sub || item.pk === keys.person(sub).pk),
  );
  for (const item of items) await stage.put({ ...item, since });
}

test("who registers a company owns it, and their account says so", async () => {
  const owner = await person(stage, "Ana Souza");
  const company = await companyOf(owner, {
    taxIdentificationNumber: "12.ABC.345/01DE-35",
    zipCode: "01310-100",
  });
  expect(company).toMatchObject({
    version: 1,
    data: { taxIdentificationNumber: "12ABC34501DE35", zipCode: "01310100" },
  });
  expect(await ask(owner, get, { params: { companyId: company.id } })).toEqual(company);
  expect(await openAgain(owner)).toMatchObject({
    company: { id: company.id, role: "owner", tradingName: "Loja Exemplo" },
    joinRequest: null,
  });
});

test("the terms must be accepted", async () => {
  const owner = await person(stage, "Ana Souza");
  const problem = await refusal(owner, register, { body: { data: companyData(), acceptsTerms: false } });
  expect(problem.fields).toEqual([{ path: "acceptsTerms", code: "terms-not-accepted" }]);
});

test("nobody has two companies, not even by asking twice at once", async () => {
  const owner = await person(stage, "Ana Souza");
  const answers = await Promise.all([1, 2, 3].map(() => send(owner, register, registration())));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await refusal(owner, register, registration())).toMatchObject({ code: "company-already-linked" });
  const items = await stage.items();
  expect(items.filter(({ sub, role }) => sub === owner.sub && role === "owner")).toHaveLength(1);
});

test("one tax id never makes two companies, not even for two people at once", async () => {
  const people = await Promise.all(["Ana", "Beto", "Caio", "Davi"].map((name) => person(stage, name)));
  const data = companyData({ taxIdentificationNumber: newCnpj() });
  const outcomes = await Promise.all(people.map((one) => ask(one, register, registration(data))));
  expect(outcomes.map(({ outcome }) => outcome).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    "join-requested",
    "join-requested",
    "join-requested",
    "registered",
  ]);
});

test("a request to join shows nothing of the company until its owner lets the person in", async () => {
  const { owner, company, newcomer, params } = await withRequest();
  const { joinRequest, company: none } = await openAgain(newcomer);
  expect(none).toBeNull();
  const { taxIdentificationType, taxIdentificationNumber } = company.data;
  const document = `CNPJ ${formatTaxId(taxIdentificationType, taxIdentificationNumber)}`;
  expect(joinRequest).toMatchObject({ document });
  expect(JSON.stringify(joinRequest)).not.toContain(company.id);
  expect(await refusal(newcomer, get, { params: { companyId: company.id } })).toMatchObject({
    code: "not-found",
  });

  const { items } = await ask(owner, answerJoinRequest, { params, body: { accept: true } });
  expect(items.map(({ name, role }) => [name, role])).toEqual([
    ["Ana Souza", "owner"],
    ["Rita Melo", "member"],
  ]);
  expect(await ask(newcomer, listMembers, { params: { companyId: company.id } })).toEqual({ items });
  expect(await openAgain(newcomer)).toMatchObject({ company: { role: "member" }, joinRequest: null });
});

test("who was declined is free to register a company of their own", async () => {
  const { owner, company, newcomer, params } = await withRequest();
  const { items } = await ask(owner, answerJoinRequest, { params, body: { accept: false } });
  expect(items.map(({ name }) => name)).toEqual(["Ana Souza"]);
  expect(await refusal(newcomer, get, { params: { companyId: company.id } })).toMatchObject({
    code: "not-found",
  });
  const { taxIdentificationType, taxIdentificationNumber } = company.data;
  const document = `CNPJ ${formatTaxId(taxIdentificationType, taxIdentificationNumber)}`;
  const declined = { company: null, joinRequest: null, declinedJoin: { document } };
  expect(await openAgain(newcomer)).toMatchObject(declined);
  expect(await ask(newcomer, register, registration())).toMatchObject({ outcome: "registered" });
  expect(await openAgain(newcomer)).toMatchObject({ company: { role: "owner" }, declinedJoin: null });
});

test("who was declined may ask the same company once more, and is then waiting again", async () => {
  const { owner, company, newcomer, params } = await withRequest();
  await ask(owner, answerJoinRequest, { params, body: { accept: false } });
  const { taxIdentificationNumber } = company.data;
  const again = registration(companyData({ taxIdentificationNumber }));
  expect(await ask(newcomer, register, again)).toEqual({ outcome: "join-requested" });
  expect(await openAgain(newcomer)).toMatchObject({ joinRequest: {}, declinedJoin: null });
  const { items } = await ask(owner, answerJoinRequest, { params, body: { accept: true } });
  expect(items.map(({ name }) => name)).toEqual(["Ana Souza", "Rita Melo"]);
});

test("a request that was made by mistake is taken back by who made it, and the owner has nothing to answer", async () => {
  const { owner, company, newcomer, params } = await withRequest();
  const { joinRequest } = await openAgain(newcomer);
  const body = { requestedAt: joinRequest?.requestedAt ?? "" };
  await ask(newcomer, cancelJoinRequest, { body });
  expect(await openAgain(newcomer)).toMatchObject({ company: null, joinRequest: null, declinedJoin: null });
  const { items } = await ask(owner, listMembers, { params: { companyId: company.id } });
  expect(items.map(({ name }) => name)).toEqual(["Ana Souza"]);
  expect(await refusal(owner, answerJoinRequest, { params, body: { accept: true } })).toMatchObject({
    code: "not-found",
  });
  expect(await refusal(newcomer, cancelJoinRequest, { body })).toMatchObject({ code: "action-not-allowed" });
  expect(await ask(newcomer, register, registration())).toMatchObject({ outcome: "registered" });
});

test("nobody leaves a company by cancelling: an answer that came meanwhile stands, and so does a newer request", async () => {
  const { owner, newcomer, params } = await withRequest();
  const stale = { requestedAt: "2026-01-01T00:00:00.000Z" };
  expect(await refusal(newcomer, cancelJoinRequest, { body: stale })).toMatchObject({
    code: "action-not-allowed",
  });
  const { joinRequest } = await openAgain(newcomer);
  await ask(owner, answerJoinRequest, { params, body: { accept: true } });
  const body = { requestedAt: joinRequest?.requestedAt ?? "" };
  for (const route of [cancelJoinRequest, remindOwner])
    expect(await refusal(newcomer, route, { body })).toMatchObject({ code: "action-not-allowed" });
  expect(await openAgain(newcomer)).toMatchObject({ company: { role: "member" } });
});

test("an owner who does not answer is reminded, at most once a day", async () => {
  const { newcomer } = await withRequest();
  const requestedAt = async () => (await openAgain(newcomer)).joinRequest?.requestedAt ?? "";
  const tooEarly = await refusal(newcomer, remindOwner, { body: { requestedAt: await requestedAt() } });
  expect(tooEarly).toMatchObject({ code: "too-many-requests" });
  expect(tooEarly.retryAfterSeconds).toBeGreaterThan(23 * 60 * 60);
  await madeEarlier(newcomer, 25);
  const body = { requestedAt: await requestedAt() };
  const { remindableAt } = await ask(newcomer, remindOwner, { body });
  expect(Date.parse(remindableAt)).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);
  expect(await openAgain(newcomer)).toMatchObject({
    joinRequest: { requestedAt: body.requestedAt, remindableAt },
  });
  expect(await refusal(newcomer, remindOwner, { body })).toMatchObject({ code: "too-many-requests" });
});

test("a mistyped tax id does not bind anybody to the company that has it", async () => {
  const { owner, company, newcomer } = await withRequest();
  expect(await ask(newcomer, register, registration())).toMatchObject({ outcome: "registered" });
  const { items } = await ask(owner, listMembers, { params: { companyId: company.id } });
  expect(items.map(({ name }) => name)).toEqual(["Ana Souza"]);
});

test("asking the same company again asks nobody a second time", async () => {
  const { company, newcomer } = await withRequest();
  const events = async () =>
    (await stage.pendingEvents()).filter(({ event }) => event === "company.join-requested");
  const before = (await events()).length;
  const { taxIdentificationNumber } = company.data;
  const again = await ask(newcomer, register, registration(companyData({ taxIdentificationNumber })));
  expect(again).toEqual({ outcome: "join-requested" });
  expect(await events()).toHaveLength(before);
});

test("only the owner answers, once, and only those who asked", async () => {
  const { owner, newcomer, params } = await withRequest();
  expect(await refusal(newcomer, answerJoinRequest, { params, body: { accept: true } })).toMatchObject({
    code: "not-found",
  });
  await ask(owner, answerJoinRequest, { params, body: { accept: true } });
  expect(await refusal(newcomer, answerJoinRequest, { params, body: { accept: true } })).toMatchObject({
    code: "forbidden",
  });
  expect(await refusal(owner, answerJoinRequest, { params, body: { accept: false } })).toMatchObject({
    code: "not-found",
  });
  const nobody = { ...params, sub: randomUUID() };
  expect(await refusal(owner, answerJoinRequest, { params: nobody, body: { accept: true } })).toMatchObject({
    code: "not-found",
  });
  const herself = { ...params, sub: owner.sub };
  expect(await refusal(owner, answerJoinRequest, { params: herself, body: { accept: false } })).toMatchObject(
    {
      code: "not-found",
    },
  );
});

test("a company changes under its version, and the tax id never does", async () => {
  const owner = await person(stage, "Ana Souza");
  const { id, data } = await companyOf(owner);
  const params = { companyId: id };
  const changed = companyData({ ...data, tradingName: "Loja Nova" });
  const updated = await ask(owner, update, { params, body: { version: 1, data: changed } });
  expect(updated).toMatchObject({ version: 2, data: { tradingName: "Loja Nova" } });
  expect(await refusal(owner, update, { params, body: { version: 1, data: changed } })).toMatchObject({
    code: "version-conflict",
    current: updated,
  });
  expect(updated.savedBy).toEqual({ sub: owner.sub, name: "Ana Souza" });
  const other = companyData({ ...data, taxIdentificationNumber: newCnpj() });
  expect(await refusal(owner, update, { params, body: { version: 2, data: other } })).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "data.taxIdentificationNumber", code: "invalid" }],
  });
  expect(await ask(owner, get, { params })).toEqual(updated);
});

test("a renamed company is shown and found by its new name in the queue, and no draft is disturbed", async () => {
  const owner = await person(stage, "Ana Souza");
  const support = await person(stage, "Bruno Lima", { isSupport: true });
  const { id, data } = await companyOf(owner);
  const { version } = await sentConfiguration(owner, id);
  const renamed = companyData({ ...data, tradingName: "Nome Inédito" });
  await ask(owner, update, { params: { companyId: id }, body: { version: 1, data: renamed } });
  const { items } = await ask(support, occurrenceContract.routes.list, { query: { text: "inedito" } });
  expect(items).toMatchObject([{ companyId: id, client: "Nome Inédito" }]);
  const configuration = await ask(owner, configurationContract.routes.get, { params: placeOf(id) });
  expect(configuration.version).toBe(version);
  expect(placeOf(id).companyId).toBe(items[0]?.companyId);
});

test("what happens to a company is kept as its history", async () => {
  const { owner, company, params } = await withRequest();
  await ask(owner, answerJoinRequest, { params, body: { accept: true } });
  const { pk } = keys.company(company.id);
  const lines = (await stage.items()).filter(
    (item) => item.pk === pk && String(item.sk).startsWith("HIST#company#"),
  );
  expect(lines.map(({ event }) => event)).toEqual([
    "company.registered",
    "company.join-requested",
    "company.join-accepted",
  ]);
});

test("who never opened an account registers nothing: there would be nobody to write to", async () => {
  const stranger = { sub: randomUUID() };
  expect(await refusal(stranger, register, registration())).toMatchObject({ code: "action-not-allowed" });
});
