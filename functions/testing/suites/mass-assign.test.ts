import { accountContract } from "@portal/shared/account/contract.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { ask, refusal } from "../api.ts";
import { begin, certifiable } from "../certification.ts";
import { companyData, companyOf, completeDraft, type Person, person, placeOf } from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import { callOf } from "./route-calls.ts";
import { pathsWithout, withValueAt } from "./schema-paths.ts";

let stage: TestStage;
let owner: Person;
beforeAll(async () => {
  stage = await openStage();
  owner = await person(stage, "Ana Souza");
});
afterAll(() => stage.close());

const extras: [string, unknown][] = [
  ["status", "approved"],
  ["companyId", "01ARZ3NDEKTSV4RRFFQ69G5FAV"],
  ["version", 7],
  ["role", "support"],
  ["pk", "USER#somebody"],
  ["ticket", { priority: "urgent" }],
  ["constructor", { prototype: { role: "support" } }],
];

const polluted = (json: string): string => json.replace(/^\{/, '{"__proto__":{"status":"approved"},');

test.each(extras)("%s in a draft is refused and leaves the configuration as it was", async (field, value) => {
  const client = await person(stage, "Caio Reis");
  const { id } = await companyOf(client);
  const params = placeOf(id);
  const { get, saveDraft } = configurationContract.routes;
  const before = await ask(client, saveDraft, { params, body: { version: 0, draft: completeDraft() } });
  for (const body of [
    {
      version: 1,
      draft: {},
      [field]: field === "version" ? 1 : value,
      ...(field === "version" ? { extra: 1 } : {}),
    },
    { version: 1, draft: { [field]: value } },
  ]) {
    expect(await refusal(client, saveDraft, { params, body })).toMatchObject({ code: "invalid-input" });
  }
  expect(await ask(client, get, { params })).toEqual(before);
});

test("a prototype in the body is refused as a field that does not exist", async () => {
  const { id } = await companyOf(owner);
  const { get, update } = companyContract.routes;
  const params = { companyId: id };
  const before = await ask(owner, get, { params });
  const body = polluted(JSON.stringify({ version: 1, data: companyData() }));
  expect(await refusal(owner, update, { params, body })).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "__proto__", code: "unknown-field" }],
  });
  expect(await ask(owner, get, { params })).toEqual(before);
  expect(Object.hasOwn(Object.prototype, "status")).toBe(false);
});

test("nobody changes their own e-mail, role or sub with their profile", async () => {
  const someone = await person(stage, "Davi Lopes");
  const { update } = accountContract.routes;
  for (const extra of [{ email: "outro@example.com" }, { role: "support" }, { sub: owner.sub }]) {
    const body = { version: 1, profile: { name: "Davi Lopes", locale: "pt", ...extra } };
    expect(await refusal(someone, update, { body })).toMatchObject({ code: "invalid-input" });
  }
});

test.each(extras)(
  "%s in a return, a review or a request is refused and changes nothing",
  async (field, value) => {
    const support = await person(stage, "Bruno Lima", { isSupport: true });
    const who = await certifiable(stage, support);
    const { client, params } = who;
    const { get, select, saveReturn, reject } = certificationContract.routes;
    const { version } = await begin(who);
    const before = await ask(client, get, { params });
    const extra = field === "version" ? { extra: value } : { [field]: value };
    const attempts = [
      [
        client,
        saveReturn,
        { return: { platformUsn: "1", ...extra } },
        { ...params, caseId: "card-approved" },
      ],
      [client, saveReturn, { return: {}, ...extra }, { ...params, caseId: "card-approved" }],
      [client, select, { caseIds: [], ...extra }, params],
      [support, reject, { reviews: [{ caseId: "card-approved", verdict: "passed", ...extra }] }, params],
      [client, releaseContract.routes.request, { category: "developer", reason: "x", ...extra }, params],
    ] as const;
    for (const [caller, route, body, at] of attempts) {
      const problem = await refusal(caller, route, { params: at, body: { version, ...body } });
      expect(problem).toMatchObject({ code: "invalid-input" });
    }
    expect(await ask(client, get, { params })).toEqual(before);
  },
);

const withBody = contracts
  .flatMap(({ routes }) => Object.values<Route>(routes))
  .flatMap((route) => (route.body ? [[routeKey(route), route, route.body] as const] : []));

test.each(withBody)("%s takes none of them, wherever in its body", async (_key, route, schema) => {
  const someone = route.roles.includes("client")
    ? owner
    : await person(stage, "Bruno Lima", { isSupport: true });
  const place = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  const call = callOf(route, place, { partnerId: place });
  const slipped = extras.flatMap(([field, value]) =>
    pathsWithout(schema, field).map((path) => ({ path, value })),
  );
  expect(slipped.length).toBeGreaterThanOrEqual(extras.length - 1);
  for (const { path, value } of slipped) {
    const problem = await refusal(someone, route, { ...call, body: withValueAt(call.body, path, value) });
    expect(problem.code).toBe("invalid-input");
    expect(problem.fields).toContainEqual({ path: path.join("."), code: "unknown-field" });
  }
});
