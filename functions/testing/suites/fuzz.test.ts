import { isMutation, type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { type Answer, ask, send } from "../api.ts";
import { companyOf, type Person, person } from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import { callOf, insist, partnerData } from "./route-calls.ts";
import { schemaPaths, withValueAt } from "./schema-paths.ts";

/** Invalid texts: malformed, empty once trimmed, or cut in the wrong place. */
const texts: readonly string[] = [
  "\ud800",
  "Jos\udfff",
  "-",
  ".",
  " ",
  "\u0000",
  "\u202e",
  "\u0301",
  "𠮷".repeat(130),
  `x${"𠮷".repeat(3000)}`,
  "constructor",
];
/** Values that are not texts and that throw when they are treated as one. */
const things: readonly unknown[] = [
  { toString: 1 },
  { toString: null, valueOf: null },
  [[["01310100"]]],
  [[], {}],
  { length: 5 },
  { length: { toString: 1 } },
  { length: -1, size: 1e9, trim: 1, constructor: null },
  { ["constructor"]: { prototype: 1 }, __proto__: null, hasOwnProperty: 1 },
  null,
  -1,
  1e308,
  true,
];
/** Inserted into the body's text afterwards: no serializer nests that deep, but a parser accepts it. */
const abyss = "abyss";
const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
const textOf = (body: unknown): string => JSON.stringify(body).replace(`"${abyss}"`, deep);

const routes = contracts.flatMap((contract) => Object.values<Route>(contract.routes));

let stage: TestStage;
let owner: Person;
let support: Person;
let companyId: string;
let partnerId: string;
beforeAll(async () => {
  stage = await openStage();
  owner = await person(stage, "Ana Souza");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  ({ id: companyId } = await companyOf(owner));
  const proposal = { params: { companyId }, body: partnerData };
  partnerId = (await ask(owner, partnerContract.routes.register, proposal)).id;
}, 60_000);
afterAll(() => stage.close());

const isRegistration = (route: Route): boolean => routeKey(route) === "POST /api/companies";

/** Somebody who has no company, until they get one. */
let newcomer: Person | undefined;

async function callerOf(route: Route): Promise<Person> {
  if (!isRegistration(route)) return route.roles.includes("client") ? owner : support;
  newcomer ??= await person(stage, "Caio Reis");
  return newcomer;
}

const failures = (answers: readonly (readonly [string, Answer])[]) =>
  answers.flatMap(([what, { status, text }]) => (status >= 500 ? [`${what}: ${status} ${text}`] : []));

const withBody = routes.flatMap((route) =>
  route.body ? [[routeKey(route), route.body, route] as const] : [],
);

test.each(withBody)(
  "%s answers whatever it is sent, wherever in the body",
  async (_key, schema, route) => {
    const call = callOf(route, companyId, { partnerId });
    const answers: (readonly [string, Answer])[] = [];
    for (const path of schemaPaths(schema)) {
      for (const value of [...texts, ...things, abyss]) {
        const body = withValueAt(call.body, path, value);
        const answer = await insist(await callerOf(route), route, { ...call, body }, textOf);
        if (isRegistration(route) && answer.status < 300) newcomer = undefined;
        answers.push([`${path.join(".")} = ${JSON.stringify(value).slice(0, 40)}`, answer]);
      }
    }
    expect(answers.length).toBeGreaterThan(0);
    expect(failures(answers)).toEqual([]);
  },
  60_000,
);

test("every query, every address and every idempotency key answers whatever text it is asked with", async () => {
  const answers: (readonly [string, Answer])[] = [];
  for (const route of routes) {
    const call = callOf(route, companyId, { partnerId });
    const caller = await callerOf(route);
    for (const text of [...texts, "x".repeat(2000), "__proto__"]) {
      for (const name of Object.keys(route.query?.shape ?? {}))
        answers.push([
          `${routeKey(route)} ${name}`,
          await send(caller, route, { ...call, query: { [name]: text } }),
        ]);
      for (const name of Object.keys(route.params?.shape ?? {}).filter(() => text.isWellFormed()))
        answers.push([
          `${routeKey(route)} {${name}}`,
          await send(caller, route, { ...call, params: { ...call.params, [name]: text } }),
        ]);
      if (isMutation(route))
        answers.push([
          `${routeKey(route)} idempotency-key`,
          await send(caller, route, { ...call, key: text }),
        ]);
    }
  }
  expect(failures(answers)).toEqual([]);
}, 60_000);

test("after all that, everything that was stored can still be read", async () => {
  const answers: (readonly [string, Answer])[] = [];
  for (const route of routes.filter((one) => !isMutation(one))) {
    for (const caller of [owner, support])
      answers.push([routeKey(route), await send(caller, route, callOf(route, companyId, { partnerId }))]);
  }
  expect(failures(answers)).toEqual([]);
});
