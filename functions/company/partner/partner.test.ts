import { randomUUID } from "node:crypto";
import { historyContract } from "@portal/shared/history/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import {
  type PartnerAction,
  type PartnerStatus,
  partnerStatuses,
  partnerTransitions,
} from "@portal/shared/partner/lifecycle.ts";
import type { Partner, PartnerData } from "@portal/shared/partner/model.ts";
import { ask, refusal, send } from "../../testing/api.ts";
import { companyOf, type Person, person, rest } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import {
  answerCall,
  answerPartner,
  asksReason,
  bringPartnerTo,
  partnerActions,
} from "../../testing/suites/partner-answers.ts";
import { trials } from "../../testing/trials.ts";

const { routes } = partnerContract;
const { list, listOwn, get, register, approve, decline } = routes;

let stage: TestStage;
let support: Person;
let client: Person;
let companyId: string;
beforeAll(async () => {
  stage = await openStage();
  support = await person(stage, "Bruno Lima", { isSupport: true });
  client = await person(stage, "Ana Souza");
  ({ id: companyId } = await companyOf(client));
});
afterAll(() => stage.close());
beforeEach(() => rest(stage, companyId, client, support));

const data = (changes: Partial<PartnerData> = {}): PartnerData => ({
  name: "Conecta Já",
  responsible: "José Antônio",
  phone: "1133334444",
  email: "contato@conecta.example.com",
  website: "https://conecta.example.com",
  ...changes,
});

const proposed = (changes?: Partial<PartnerData>): Promise<Partner> =>
  ask(client, register, { params: { companyId }, body: data(changes) });

const answered = (partner: Partner, action: PartnerAction, comment?: string): Promise<Partner> =>
  answerPartner(support, partner, action, comment);

const inStatus = async (status: PartnerStatus, changes?: Partial<PartnerData>): Promise<Partner> =>
  bringPartnerTo(support, await proposed(changes), status);

type Query = Parameters<typeof ask<typeof list>>[2]["query"];

async function allPages(query: Query, caller = support): Promise<Partner[]> {
  const partners: Partner[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(caller, list, { query: { ...query, cursor } });
    partners.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return partners;
}

const namesOf = (partners: readonly Partner[]) => partners.map(({ data: { name } }) => name);

test("support reads one partner of several of a name by its id, with who registered it", async () => {
  const [first, second] = [await proposed({ name: "Gêmeo" }), await proposed({ name: "Gêmeo" })];
  for (const { id } of [first, second]) {
    expect(await ask(support, get, { params: { partnerId: id } })).toMatchObject({
      id,
      status: "pending",
      registrant: { companyId, person: "Ana Souza" },
    });
  }
  expect((await refusal(client, get, { params: { partnerId: first.id } })).code).toBe("forbidden");
});

test("a proposed partner waits for support and is seen by nobody else until then", async () => {
  const partner = await proposed({ name: "Espera Um" });
  expect(partner).toMatchObject({ status: "pending", version: 1, comment: null });
  expect(namesOf(await allPages({ text: "espera um" }, client))).toEqual([]);
  expect(await allPages({ status: "pending", text: "espera um" })).toMatchObject([partner]);
  const listed = await answered(partner, "approve");
  expect(listed).toMatchObject({ status: "listed", version: 2 });
  expect(await allPages({ text: "espera um" }, client)).toEqual([listed]);
  expect(await allPages({ status: "pending", text: "espera um" })).toEqual([]);
});

describe.each(partnerStatuses)("while a partner is %s", (status) => {
  test.each(partnerActions)("whether support may %s is what the lifecycle says", async (action) => {
    const partner = await inStatus(status);
    const transition = partnerTransitions[action];
    const call = answerCall(partner, action);
    const route = routes[action];
    expect((await refusal(client, route, call)).code).toBe("forbidden");
    if ((transition.from as readonly string[]).includes(status)) {
      const { json } = await send(support, route, call);
      expect(json).toMatchObject({ status: transition.to, version: partner.version + 1 });
    } else {
      expect((await refusal(support, route, call)).code).toBe("action-not-allowed");
    }
  });
});

test.each(partnerActions.filter(asksReason))(
  "whoever is concerned reads the reason to %s: in both lists, in the history and in a letter",
  async (action) => {
    const { from, to, event } = partnerTransitions[action];
    const name = `Com Motivo ${action}`;
    const reason = `O motivo de ${action} é este.`;
    const { id } = await answered(await inStatus(from[0], { name }), action, reason);
    const own = await ask(client, listOwn, { params: { companyId }, query: {} });
    expect(own.items.find((one) => one.id === id)?.comment).toBe(reason);
    expect(await allPages({ status: to, text: name })).toMatchObject([{ id, comment: reason }]);
    const history = await ask(client, historyContract.routes.list, { params: { companyId }, query: {} });
    expect(history.items.find((entry) => entry.event === event)?.comment).toBe(reason);
    await stage.deliverEvents();
    const letters = stage.aws.mails.filter((mail) => mail.to === client.account.email);
    expect(letters.filter(({ text }) => text.includes(reason))).toHaveLength(1);
  },
);

test("only support asks for what is not listed", async () => {
  for (const status of ["pending", "declined"]) {
    expect((await refusal(client, list, { query: { status } })).code).toBe("forbidden");
  }
  expect((await refusal(support, list, { query: { status: "other" } })).code).toBe("invalid-input");
});

test("a declined partner leaves the list; its registrant reads why, until support changes its mind", async () => {
  const partner = await inStatus("listed", { name: "Sai Da Lista" });
  const declined = await answered(partner, "decline", "O site não abre.");
  expect(namesOf(await allPages({ text: "sai da lista" }, client))).toEqual([]);
  const own = await ask(client, listOwn, { params: { companyId }, query: {} });
  expect(own.items[0]).toEqual(declined);
  expect(declined.comment).toBe("O site não abre.");
  expect(await answered(declined, "approve")).toMatchObject({ status: "listed", comment: null });
});

test("partners stand by name and are found by words of any of their parts, whatever accents and case", async () => {
  for (const name of ["Zênite Ômega", "ágil Ômega", "Éden Ômega", "brisa Ômega", "Cais Ômega", "aço Ômega"]) {
    await inStatus("listed", { name, email: `oi@${randomUUID().slice(0, 8)}.example.com` });
  }
  const expected = ["aço Ômega", "ágil Ômega", "brisa Ômega", "Cais Ômega", "Éden Ômega", "Zênite Ômega"];
  expect(namesOf(await allPages({ text: "omega", limit: 5 }, client))).toEqual(expected);
  expect(namesOf(await allPages({ text: "OMEGA zenite" }, client))).toEqual(["Zênite Ômega"]);
  expect(namesOf(await allPages({ text: "omega jose antonio conecta.example" }, client))).toEqual(expected);
  expect(await allPages({ text: "omega nobody" }, client)).toEqual([]);
});

test("a company sees its own partners, newest first, in full and without repeats", async () => {
  const owner = await person(stage, "Caio Reis");
  const { id } = await companyOf(owner);
  const params = { companyId: id };
  const registered: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const partner = await ask(owner, register, { params, body: data({ name: "Muitos" }) });
    registered.unshift(partner.id);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(owner, listOwn, { params, query: { limit: 5, cursor } });
    seen.push(...page.items.map((partner) => partner.id));
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(registered.toSorted().toReversed());
  expect(new Set(seen)).toEqual(new Set(registered));
});

test("a cursor is good for no other status, search or list", async () => {
  for (let index = 0; index < 6; index += 1) await proposed({ name: "Cursor" });
  const { cursor = "" } = await ask(support, list, { query: { status: "pending", limit: 5 } });
  const others: Record<string, string>[] = [{ status: "listed" }, { status: "pending", text: "cursor" }];
  for (const query of others) {
    expect((await refusal(support, list, { query: { limit: "5", ...query, cursor } })).code).toBe(
      "invalid-cursor",
    );
  }
  const params = { companyId };
  expect((await refusal(support, listOwn, { params, query: { cursor } })).code).toBe("invalid-cursor");
});

test("the same registration sent again makes one partner", async () => {
  const call = { params: { companyId }, body: data({ name: "Uma Vez Só" }), key: randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(client, register, call)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await allPages({ status: "pending", text: "uma vez so" })).toHaveLength(1);
});

test("two companies may propose the same partner, and support sees both", async () => {
  const other = await person(stage, "Davi Lopes");
  const { id } = await companyOf(other);
  await proposed({ name: "Proposto Duas Vezes" });
  await ask(other, register, { params: { companyId: id }, body: data({ name: "Proposto Duas Vezes" }) });
  expect(await allPages({ status: "pending", text: "proposto duas vezes" })).toHaveLength(2);
});

test("of an approval and a refusal at once exactly one wins, and the other sees what was decided", async () => {
  const other = await person(stage, "Carla Dias", { isSupport: true });
  for (const _ of trials("approve and decline at once", 10, 500)) {
    await rest(stage, companyId, client, support, other);
    const { id, version } = await proposed({ name: "Disputado" });
    const call = { params: { partnerId: id }, body: { version } };
    const answers = await Promise.all([
      send(support, approve, call),
      send(other, decline, { ...call, body: { version, comment: "Não." } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.json).toMatchObject({ code: "version-conflict", current: winner?.json });
  }
}, 3_600_000);

test("no partner is found under an id that nothing has", async () => {
  const call = { params: { partnerId: "01ARZ3NDEKTSV4RRFFQ69G5FAV" }, body: { version: 1 } };
  expect((await refusal(support, approve, call)).code).toBe("not-found");
});

test("what cannot be a partner is refused by field", async () => {
  const body = {
    ...data(),
    name: "R2D2",
    phone: "123",
    website: "http://conecta.example.com",
    status: "listed",
  };
  const { fields } = await refusal(client, register, { params: { companyId }, body });
  expect(fields).toEqual(
    expect.arrayContaining([
      { path: "name", code: "letters-only" },
      { path: "website", code: "url-not-https" },
      { path: "status", code: "unknown-field" },
    ]),
  );
});

test("declining and taking out of the list need a reason", async () => {
  for (const status of ["pending", "listed"] as const) {
    const { id, version } = await inStatus(status);
    const call = { params: { partnerId: id }, body: { version } };
    expect(await refusal(support, decline, call)).toMatchObject({
      code: "invalid-input",
      fields: [{ path: "comment", code: "required" }],
    });
  }
});

test("support reads who registered a partner and when; nobody else is told", async () => {
  const { id } = await inStatus("listed", { name: "De Alguém" });
  const query = { status: "listed" as const, text: "de alguém" };
  const [seen] = (await ask(support, list, { query })).items;
  expect(seen).toMatchObject({
    id,
    registrant: { companyId, company: "Loja Exemplo", person: "Ana Souza" },
  });
  expect(Date.parse(seen?.registeredAt ?? "")).not.toBeNaN();
  const [theirs] = (await ask(client, list, { query })).items;
  expect(theirs).toMatchObject({ id });
  expect(theirs).not.toHaveProperty("registrant");
});
