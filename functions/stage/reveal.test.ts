import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { Route } from "@portal/shared/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { ask, type Call, send } from "../testing/api.ts";
import { fraudCertification } from "../testing/fraud/fraud-certification.ts";
import { accessForm, companyOf, type Person, person, placeOf, sentConfiguration } from "../testing/people.ts";
import { openStage, type TestStage } from "../testing/stage.ts";

const accessRoutes = accessDataContract.routes;
const productionRoutes = productionContract.routes;

let stage: TestStage;
let client: Person;
let support: Person;
let companyId: string;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  client = await person(stage, "Ana Souza");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  ({ id: companyId } = await companyOf(client));
  const { version } = await sentConfiguration(client, companyId);
  const { conclude } = configurationContract.routes;
  await ask(support, conclude, { params: placeOf(companyId), body: { version, accessData: accessForm } });
  const params = { companyId, product: "fraud-prevention" as const };
  await fraudCertification(stage, companyId, "concluded");
  await ask(client, productionRoutes.request, { params, body: { version: 0 } });
  const form = { privateKey: "first-private-key-of-production", publicKey: "first-public-key-of-production" };
  await ask(support, productionRoutes.deliver, { params, body: { version: 1, ...form } });
}, 60_000);
afterAll(() => stage.close());

const looks = async (event: string) => (await stage.items()).filter((item) => item.event === event);

test("the same request again is another look: it has a line of its own, and nothing is kept to answer it", async () => {
  const call = {
    params: placeOf(companyId),
    body: { field: "merchantKey" as const },
    key: "one-look-at-a-key",
  };
  for (const times of [1, 2, 3]) {
    expect(await ask(client, accessRoutes.reveal, call)).toMatchObject({ value: accessForm.merchantKey });
    expect(await looks("access-data.revealed")).toHaveLength(times);
  }
  const kept = (await stage.items()).filter(({ pk }) => String(pk).includes(call.key));
  expect(kept).toEqual([]);
});

test("a look that cannot be written down shows nothing", async () => {
  const often = Array.from({ length: 20 }, () => "ThrottlingException");
  stage.watch?.failures.set("TransactWriteItems", often);
  const call = { params: placeOf(companyId), body: { field: "merchantKey" } };
  const { status, text } = await send(client, accessRoutes.reveal, call);
  stage.watch?.failures.clear();
  expect(status).toBe(503);
  expect(text).not.toContain(accessForm.merchantKey);
}, 30_000);

test("a key that was replaced since is not shown to an old request without a line of its own", async () => {
  const params = { companyId, product: "fraud-prevention" as const };
  const call = { params, body: { field: "privateKey" as const }, key: "an-old-look-at-a-key" };
  await ask(client, productionRoutes.reveal, call);
  const privateKey = "second-private-key-of-production";
  await ask(support, productionRoutes.deliver, {
    params,
    body: { version: 2, privateKey, reason: "A chave vazou." },
  });
  expect(await ask(client, productionRoutes.reveal, call)).toMatchObject({ value: privateKey });
  expect(await looks("production.revealed")).toHaveLength(2);
});

describe("a contract that lets everybody in by mistake does not yet open", () => {
  const widened: [string, Route, "client" | "support", () => Call][] = [
    [
      "a key of the test environment",
      accessRoutes.reveal,
      "support",
      () => ({ params: placeOf(companyId), body: { field: "merchantKey" } }),
    ],
    [
      "a key of production",
      productionRoutes.reveal,
      "support",
      () => ({ params: { companyId, product: "fraud-prevention" }, body: { field: "privateKey" } }),
    ],
    ["the list of all companies", companyContract.routes.list, "client", () => ({})],
    ["support's queue", occurrenceContract.routes.list, "client", () => ({})],
  ];

  test.each(widened)("%s", async (_what, route, role, call) => {
    const { roles } = route;
    Object.assign(route, { roles: ["client", "support"] });
    try {
      const { status, json } = await send(role === "client" ? client : support, route, call());
      expect({ status, json }).toMatchObject({ status: 403, json: { code: "forbidden" } });
      expect((await send(role === "client" ? support : client, route, call())).status).toBe(200);
    } finally {
      Object.assign(route, { roles });
    }
  });
});
