import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { isMutation, type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { type Answer, ask, send } from "../api.ts";
import {
  accessForm,
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import { beyondClients, canariesIn, canary, planted } from "./beyond-clients.ts";
import { callOf, furnish, insist, type Made, occurrenceId, partnerData } from "./route-calls.ts";

const routes = contracts.flatMap((contract) => Object.values<Route>(contract.routes));
const ofClients = routes.filter(({ roles }) => roles.includes("client"));
const beyond = routes.flatMap(beyondClients);

let stage: TestStage;
let client: Person;
let support: Person;
let stranger: Person;
let companyId: string;
let made: Made;

/** Notes of the reviewer and of a colleague, half a verdict among them. */
async function note(round: number): Promise<void> {
  const colleague = await person(stage, "Carla Dias", { isSupport: true });
  const params = { occurrenceId: occurrenceId(companyId) };
  const entries = [{ subject: "website", verdict: "failed" as const, text: `${canary} de um campo` }];
  for (const [index, who] of [support, colleague].entries()) {
    const body = {
      version: (round - 1) * 2 + index,
      round,
      notes: { comment: `${canary} de ${who.account.name}`, entries },
    };
    await ask(who, occurrenceContract.routes.saveNotes, { params, body });
  }
}

/** A listed partner, which a company and a person registered whom no other company knows. */
async function registerElsewhere(): Promise<void> {
  const registrant = await person(stage, "Canario Registrante");
  const { id } = await companyOf(registrant, {
    tradingName: "Canario Filmes",
    legalName: "Canario Filmes Ltda.",
  });
  const { register, approve } = partnerContract.routes;
  const { version, ...partner } = await ask(registrant, register, {
    params: { companyId: id },
    body: partnerData,
  });
  await ask(support, approve, { params: { partnerId: partner.id }, body: { version } });
}

/** Whatever support alone is shown stands in every item, and what no answer names. */
async function plant(): Promise<void> {
  const more = Object.fromEntries(beyond.map(({ name, schema }) => [name, canariesIn(schema)]));
  for (const item of await stage.items()) {
    const whole = Object(planted(item, { ...more, supportOnly: canary }));
    // What a ticket says last stands in support's queue alone.
    const isTicket = String(item.sk).startsWith("TICKET#");
    await stage.put(isTicket ? { ...whole, line: { ...whole.line, lastWord: canary } } : whole);
  }
}

beforeAll(async () => {
  stage = await openStage();
  client = await person(stage, "Ana Souza");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  ({ id: companyId } = await companyOf(client));
  const params = placeOf(companyId);
  const { reject, send: sendDraft, conclude } = configurationContract.routes;
  await sentConfiguration(client, companyId);
  await note(1);
  const adjustments = [{ field: "website" as const, comment: "Não abre." }];
  await ask(support, reject, { params, body: { version: 1, notesVersion: 2, adjustments } });
  const draft = completeDraft({ website: "https://www.loja.example.com" });
  await ask(client, sendDraft, { params, body: { version: 2, draft } });
  await note(2);
  await ask(support, conclude, { params, body: { version: 3, notesVersion: 4, accessData: accessForm } });
  made = await furnish(stage, client, companyId);
  await registerElsewhere();
  stranger = await person(stage, "Davi Lopes");
  await companyOf(stranger);
  await plant();
  await stage.deliverEvents();
});
afterAll(() => stage.close());

/** No word of theirs, no field that no answer names, and no id of an analyst. */
const isMet = (text: string): boolean => text.toLowerCase().includes(canary) || text.includes(support.sub);

/** Where a canary is met among what a client is answered. */
async function leaksIn(answers: readonly (readonly [Route, Promise<Answer>])[]): Promise<string[]> {
  const leaks: string[] = [];
  for (const [route, given] of answers) {
    const { text } = await given;
    if (isMet(text)) leaks.push(`${routeKey(route)}: ${text}`);
  }
  return leaks;
}

const reads = ofClients.filter((route) => !isMutation(route));
const changes = ofClients.filter(isMutation);
const searches = reads.filter(({ query }) => Object.hasOwn(query?.shape ?? {}, "text"));

test("what is beyond clients is stored, and support reads it", async () => {
  expect(beyond.map(({ route, name }) => `${route} ${name}`)).toContain("GET /api/partners registrant");
  for (const route of [partnerContract.routes.list, occurrenceContract.routes.getNotes]) {
    const { status, text } = await send(support, route, callOf(route, companyId, made));
    expect([status, isMet(text)]).toEqual([200, true]);
  }
});

test.each([
  ["a member", () => client],
  ["somebody of another company", () => stranger],
] as const)("nothing that %s reads shows it", async (_who, whose) => {
  const who = whose();
  const answers = reads.map((route) => [route, send(who, route, callOf(route, companyId, made))] as const);
  if (who === client) for (const [, answer] of answers) expect((await answer).status).toBe(200);
  expect(await leaksIn(answers)).toEqual([]);
});

test.each(searches.map((route) => [routeKey(route), route] as const))(
  "%s finds nothing by it",
  async (_, route) => {
    const call = callOf(route, companyId, made);
    const { status, json } = await send(client, route, { ...call, query: { text: canary } });
    expect([status, json]).toEqual([200, expect.objectContaining({ items: [] })]);
  },
);

test("no answer to a change shows it, nor any letter that follows", async () => {
  const answers: (readonly [Route, Promise<Answer>])[] = [];
  for (const route of changes) {
    const answer = insist(client, route, callOf(route, companyId, made));
    answers.push([route, answer]);
    await answer;
  }
  expect(await leaksIn(answers)).toEqual([]);
  await stage.deliverEvents();
  const mails = stage.aws.mails.filter(({ to }) => to === client.account.email);
  expect(mails.length).toBeGreaterThan(3);
  expect(mails.filter((mail) => isMet(JSON.stringify(mail)))).toEqual([]);
});
