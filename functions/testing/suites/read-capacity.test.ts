import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { isMutation, type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts, routeRows } from "@portal/shared/contracts.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { ask, send } from "../api.ts";
import { accessForm, companyOf, type Person, person, placeOf, sentConfiguration } from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import { operationsOf } from "./acts/acts.ts";
import { callOf, furnish, type Made } from "./route-calls.ts";

const queueShards = 4;
const times = (count: number, operation: string): string[] => Array.from({ length: count }, () => operation);

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
  "%s asks for one batch, or for what its row says",
  async (key, route) => {
    const caller = route.roles.includes("client") ? client : support;
    const status: number[] = [];
    const call = async () => status.push((await send(caller, route, callOf(route, companyId, made))).status);
    const operations = await operationsOf(stage, call);
    const { batches, queries } = routeRows.get(key)?.reads ?? { batches: 1, queries: 0 };
    const expected = [...times(batches, "BatchGetItem"), ...times(queries, "Query")];
    expect([status, operations.toSorted()]).toEqual([[200], expected]);
  },
);

test("only routes that read say what they read", () => {
  const others = [...routeRows].filter(([key, row]) => row.reads && !key.startsWith("GET "));
  expect(others).toEqual([]);
});

const { list } = occurrenceContract.routes;

test("the queue asks each of its shards once, and beside them how many there are in all", async () => {
  const waiting = () => ask(support, list, { query: { status: "support-pending" } });
  expect((await operationsOf(stage, waiting)).toSorted()).toEqual([
    "BatchGetItem",
    ...times(queueShards, "Query"),
  ]);
});

test("a search that finds nothing is one look-up, of a name one among companies and one among partners", async () => {
  const search = (text: string) => operationsOf(stage, () => ask(support, list, { query: { text } }));
  for (const text of ["nobody@example.org", "2026-999999"]) expect(await search(text)).toHaveLength(1);
  expect(await search("nobody has this name")).toEqual(["Query", "Query"]);
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
