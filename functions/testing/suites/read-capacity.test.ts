import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { isMutation, type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { occurrenceStatuses } from "@portal/shared/occurrence/model.ts";
import { products } from "@portal/shared/product.ts";
import { stages } from "@portal/shared/stage/model.ts";
import { ask, send } from "../api.ts";
import { accessForm, companyOf, type Person, person, placeOf, sentConfiguration } from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import { oneRead, operationsOf } from "./acts.ts";
import { callOf, furnish, type Made } from "./route-calls.ts";

/** A page of a list that only members and support may turn. */
const page = ["BatchGetItem", "Query"];
const shards = ["Query", "Query", "Query", "Query"];
/** All subjects whose entries are merged into a company's history. */
const subjects = ["company", ...products.flatMap(() => [...stages, "access-data"])];

/** What a read asks for that is not content with one batch; every other route that reads must be. */
const dearer: Readonly<Record<string, readonly string[]>> = {
  "GET /api/companies": shards,
  "GET /api/companies/{companyId}/members": [...page, "BatchGetItem"],
  "GET /api/companies/{companyId}/history": ["BatchGetItem", ...subjects.map(() => "Query")],
  "GET /api/companies/{companyId}/partners": page,
  "GET /api/companies/{companyId}/certifications/{product}/attempts": page,
  "GET /api/companies/{companyId}/evidence/{product}": page,
  "GET /api/occurrences": ["BatchGetItem", ...occurrenceStatuses.flatMap(() => shards)],
  "GET /api/partners": ["Query"],
};

const reads = contracts
  .flatMap(({ routes }) => Object.values<Route>(routes))
  .filter((route) => !isMutation(route));

let stage: TestStage;
let support: Person;
let client: Person;
let companyId: string;
let made: Made;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  client = await person(stage, "Ana Souza");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  ({ id: companyId } = await companyOf(client));
  const { version } = await sentConfiguration(client, companyId);
  const body = { version, accessData: accessForm };
  await ask(support, configurationContract.routes.conclude, { params: placeOf(companyId), body });
  made = await furnish(stage, client, companyId);
});
afterAll(() => stage.close());

test.each(reads.map((route) => [routeKey(route), route] as const))(
  "%s asks for one batch, or for what is written here",
  async (key, route) => {
    const caller = route.roles.includes("client") ? client : support;
    const status: number[] = [];
    const call = async () => status.push((await send(caller, route, callOf(route, companyId, made))).status);
    const operations = await operationsOf(stage, call);
    expect([status, operations.toSorted()]).toEqual([[200], (dearer[key] ?? oneRead).toSorted()]);
  },
);

test("only routes that read are excepted", () => {
  expect(Object.keys(dearer).filter((key) => !reads.some((route) => routeKey(route) === key))).toEqual([]);
});

const { list } = occurrenceContract.routes;

test("the queue asks each of its shards once, and beside them how many there are in all", async () => {
  const waiting = () => ask(support, list, { query: { status: "support-pending" } });
  expect((await operationsOf(stage, waiting)).toSorted()).toEqual(["BatchGetItem", ...shards]);
});

test("a search that finds nothing is one look-up", async () => {
  for (const text of ["nobody has this name", "nobody@example.org", "2026-999999"]) {
    expect(await operationsOf(stage, () => ask(support, list, { query: { text } }))).toHaveLength(1);
  }
});

test("what is shown is as fresh as what was written, and nothing searches the whole table", () => {
  const calls = stage.watch?.calls ?? [];
  const batches = calls.filter(({ operation }) => operation === "BatchGetItem");
  // The number of tickets may lag behind; a page shows it and decides nothing on it.
  const shown = batches
    .map(({ request }) => JSON.stringify(request))
    .filter((request) => !request.includes('"COUNTS#'));
  expect(shown.length).toBeGreaterThan(reads.length / 2);
  for (const request of shown) expect(request).toContain('"ConsistentRead":true');
  expect(calls.map(({ operation }) => operation)).not.toContain("Scan");
});
