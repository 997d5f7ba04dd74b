import { randomUUID } from "node:crypto";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts, routeRows } from "@portal/shared/contracts.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { ulid } from "ulid";
import { linkRef } from "../../company/company/public.ts";
import { keys } from "../../platform/table/keys.ts";
import { type Answer, ask, type Caller, send } from "../api.ts";
import { fraudCertification } from "../fraud/fraud-certification.ts";
import {
  accessForm,
  companyData,
  companyOf,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import { callOf, furnish, occurrenceId } from "./route-calls.ts";

const routes: Route[] = contracts.flatMap((contract) => Object.values<Route>(contract.routes));
const { register, answerJoinRequest } = companyContract.routes;
const { conclude } = configurationContract.routes;

let stage: TestStage;
let companyA: string;
let companyB: string;
let ownerA: Person;
let ownerB: Person;
let memberA: Person;
let requestedA: Person;
let exMemberA: Person;
let support: Person;
let partnerId: string;

async function askToJoin(name: string, taxIdentificationNumber: string): Promise<Person> {
  const newcomer = await person(stage, name);
  const body = { data: companyData({ taxIdentificationNumber }), acceptsTerms: true as const };
  expect(await ask(newcomer, register, { body })).toEqual({ outcome: "join-requested" });
  return newcomer;
}

async function join(name: string, taxId: string): Promise<Person> {
  const newcomer = await askToJoin(name, taxId);
  const params = { companyId: companyA, sub: newcomer.sub };
  await ask(ownerA, answerJoinRequest, { params, body: { accept: true } });
  return newcomer;
}

/** Delivers production keys of the product that has keys. */
async function deliverProduction(): Promise<void> {
  const params = { companyId: companyA, product: "fraud-prevention" as const };
  const { request, deliver } = productionContract.routes;
  await fraudCertification(stage, companyA, "concluded");
  await ask(ownerA, request, { params, body: { version: 0 } });
  const form = { privateKey: "chave-privada", publicKey: "chave-publica" };
  await ask(support, deliver, { params, body: { version: 1, ...form } });
}

beforeAll(async () => {
  stage = await openStage();
  ownerA = await person(stage, "Ana Souza");
  ownerB = await person(stage, "Beto Alves");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  const a = await companyOf(ownerA);
  companyA = a.id;
  companyB = (await companyOf(ownerB)).id;
  const taxId = a.data.taxIdentificationNumber;
  memberA = await join("Mara Pinto", taxId);
  exMemberA = await join("Edu Prado", taxId);
  requestedA = await askToJoin("Rita Melo", taxId);
  for (const key of [keys.member(companyA, exMemberA.sub), linkRef(exMemberA.sub).key])
    await stage.remove(key);
  const { version } = await sentConfiguration(ownerA, companyA);
  await ask(support, conclude, { params: placeOf(companyA), body: { version, accessData: accessForm } });
  await deliverProduction();
  ({ partnerId } = await furnish(stage, ownerA, companyA));
}, 60_000);
afterAll(() => stage.close());

const ofCompany = (route: Route): boolean => /\{(?:companyId|occurrenceId)\}/.test(route.path);
const rolesOf = { client: ["client"], owner: ["client"], support: ["support"], both: ["client", "support"] };

/** The status that the table and the rules of membership lead to; anything but a refusal counts as let in. */
function expectedStatus(route: Route, role: "client" | "support", isMember: boolean): number | "in" {
  const who = routeRows.get(routeKey(route))?.who ?? "owner";
  if (!rolesOf[who].includes(role)) return 403;
  return ofCompany(route) && role === "client" && !isMember ? 404 : "in";
}

test("the rows speak of every route, and of no other", () => {
  expect([...routeRows.keys()].toSorted()).toEqual(routes.map(routeKey).toSorted());
});

const gotIn = ({ status }: Answer) => (status === 401 || status === 403 || status === 404 ? status : "in");

describe.each(routes.map((route) => [routeKey(route), route] as const))("%s", (key, route) => {
  const reach = async (caller: Caller | undefined, companyId: string) =>
    gotIn(await send(caller, route, callOf(route, companyId, { partnerId })));

  const who = routeRows.get(key)?.who ?? "owner";

  test("names the roles that the table gives it, and no more", () => {
    expect([...route.roles].toSorted()).toEqual(rolesOf[who]);
  });

  test("is closed to who has no token", async () => {
    expect(await reach(undefined, companyA)).toBe(401);
  });

  test("is open to a member exactly where clients are", async () => {
    const expected = expectedStatus(route, "client", true);
    // The person of the made-up request does not exist, which an owner may know.
    expect(await reach(ownerA, companyA)).toBe(who === "owner" ? 404 : expected);
    expect(await reach(memberA, companyA)).toBe(who === "owner" ? 403 : expected);
  });

  test("is closed to members of another company, to who left and to who only asked to join", async () => {
    const expected = expectedStatus(route, "client", false);
    for (const caller of [ownerB, exMemberA, requestedA])
      expect(await reach(caller, companyA)).toBe(expected);
  });

  test("is closed to who never opened an account like to any other stranger", async () => {
    const stranger = { sub: randomUUID() };
    stage.aws.profiles.set(`token-of-${stranger.sub}`, {
      email: `${stranger.sub}@example.org`,
      name: "Nova Pessoa",
    });
    const expected = expectedStatus(route, "client", false);
    // Of an account or a request of one's own there may be none yet.
    expect(expected === "in" ? [404, "in"] : [expected]).toContain(await reach(stranger, companyA));
  });

  test("is open to support exactly where support is named", async () => {
    expect(await reach(support, companyA)).toBe(expectedStatus(route, "support", false));
  });

  test("tells a foreign company and a missing one apart for nobody", async () => {
    const [foreign, missing] = await Promise.all([
      send(ownerB, route, callOf(route, companyA, { partnerId })),
      send(ownerB, route, callOf(route, ulid(), { partnerId })),
    ]);
    const body = ({ text }: Answer) => text.replace(/"requestId":"[^"]*"/, "");
    if (ofCompany(route)) expect(body(foreign)).toBe(body(missing));
    else expect(foreign.status).toBe(missing.status);
    if (ofCompany(route) && rolesOf[who].includes("support")) {
      expect(await reach(support, ulid())).toBe(404);
    }
  });
});

test("an owner of one company reaches none of the other's people", async () => {
  const params = { companyId: companyA, sub: requestedA.sub };
  expect((await send(ownerB, answerJoinRequest, { params, body: { accept: true } })).status).toBe(404);
  const own = { companyId: companyB, sub: requestedA.sub };
  expect((await send(ownerB, answerJoinRequest, { params: own, body: { accept: true } })).status).toBe(404);
});

test("somebody who is in the admin group is support and never also a client", async () => {
  const both = { ...ownerA, groups: ["other", "admin"] };
  const { get, saveDraft } = configurationContract.routes;
  expect((await send(both, get, callOf(get, companyB, { partnerId }))).status).toBe(200);
  expect((await send(both, saveDraft, callOf(saveDraft, companyA, { partnerId }))).status).toBe(403);
});

test("a group whose name only contains that of support opens nothing", async () => {
  const { conclude: route } = configurationContract.routes;
  for (const groups of [["administrators"], ["not-admin"], ["Admin"], ["admin2", "x"]]) {
    expect((await send({ ...ownerB, groups }, route, callOf(route, companyA, { partnerId }))).status).toBe(
      403,
    );
  }
});

test("an id token is no access token", async () => {
  const { get } = companyContract.routes;
  expect((await send({ ...ownerA, tokenUse: "id" }, get, callOf(get, companyA, { partnerId }))).status).toBe(
    401,
  );
});

test("a member who is removed while deciding loses at once", async () => {
  const { data } = await ask(ownerA, companyContract.routes.get, { params: { companyId: companyA } });
  const leaver = await join("Lia Costa", data.taxIdentificationNumber);
  const { reopen } = configurationContract.routes;
  const body = { version: 2 };
  const removal = stage.remove(keys.member(companyA, leaver.sub));
  const [{ status }] = await Promise.all([
    send(leaver, reopen, { params: placeOf(companyA), body }),
    removal,
  ]);
  expect([200, 404]).toContain(status);
  const after = await send(leaver, configurationContract.routes.get, { params: placeOf(companyA) });
  expect(after.status).toBe(404);
});

test("a support analyst who never opened an account of their own may work all the same", async () => {
  const analyst = { sub: randomUUID(), groups: ["admin"] };
  const { prioritize, get } = occurrenceContract.routes;
  const params = { occurrenceId: occurrenceId(companyA) };
  const { version } = await ask(analyst, get, { params });
  expect(await ask(analyst, prioritize, { params, body: { version, priority: "high" } })).toMatchObject({
    priority: "high",
  });
});
