import { companyContract } from "@portal/shared/company/contract.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { begin, certifiable, reopenConfiguration } from "../../testing/certification.ts";
import { certification } from "../../testing/certified.ts";
import { openFraudPrevention } from "../../testing/fraud/fraud-configuration.ts";
import { companyOf, type Person, person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = releaseContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const wish = { category: "integrator" as const, reason: "A loja abre na semana que vem." };
const paramsOf = (companyId: string, product: ProductId) => ({ companyId, product });
type Params = ReturnType<typeof paramsOf>;

interface Client {
  readonly client: Person;
  readonly params: Params;
}

const asks = ({ client, params }: Client, version = 0) =>
  refusal(client, routes.request, { params, body: { version, ...wish } });
const grant = (params: Params, version: number) =>
  ask(support, routes.grant, { params, body: { version, comment: "Combinado com o comercial." } });

/** Of a company that uses fraud prevention. */
async function newClient() {
  const client = await person(stage, "Ana Souza");
  const { id: companyId } = await companyOf(client);
  return { client, companyId, params: paramsOf(companyId, "fraud-prevention") };
}

test("what is open already cannot be asked for: an approved configuration, a certification that has begun", async () => {
  const who = await certifiable(stage, support);
  expect((await asks(who)).code).toBe("stage-already-open");
  expect(await ask(who.client, routes.get, { params: who.params })).toMatchObject({
    status: "open",
    obstacle: "stage-already-open",
  });
  await begin(who);
  await reopenConfiguration(who.client, who.companyId);
  expect((await asks(who)).code).toBe("stage-already-open");
});

test("a certified company asks for no release of fraud prevention either", async () => {
  const who = await certifiable(stage, support);
  await certification(stage, who.client, who.companyId, { status: "concluded" });
  const params = paramsOf(who.companyId, "fraud-prevention");
  expect((await asks({ ...who, params })).code).toBe("stage-already-open");
});

test("fraud prevention is open, and not to be asked for, as soon as Online Payment's configuration is approved", async () => {
  const who = await newClient();
  const { client, params, companyId } = who;
  expect(await ask(client, routes.get, { params })).toMatchObject({ obstacle: null });
  await openFraudPrevention(client, support, companyId);
  expect((await asks(who)).code).toBe("stage-already-open");
  expect(await ask(client, routes.get, { params })).toMatchObject({ obstacle: "stage-already-open" });
  const draft = { params: { companyId }, body: { version: 0, draft: {} } };
  expect(await ask(client, fraudConfigurationContract.routes.saveDraft, draft)).toMatchObject({ version: 1 });
});

test("a release that was taken back leaves open what was begun by it, and what was not begun may be asked for again", async () => {
  const who = await newClient();
  const { client, params, companyId } = who;
  await grant(params, 0);
  const taken = { params, body: { version: 1, comment: "O contrato terminou." } };
  expect(await ask(support, routes.revoke, taken)).toMatchObject({ obstacle: null });
  await grant(params, 2);
  const draft = { params: { companyId }, body: { version: 0, draft: {} } };
  await ask(client, fraudConfigurationContract.routes.saveDraft, draft);
  await ask(support, routes.revoke, { ...taken, body: { ...taken.body, version: 3 } });
  expect((await asks(who, 4)).code).toBe("stage-already-open");
});

test("fraud prevention is asked for only by who uses it", async () => {
  const client = await person(stage, "Ana Souza");
  const { id: companyId, data } = await companyOf(client, { usesFraudDetect: false });
  const params = paramsOf(companyId, "fraud-prevention");
  expect((await asks({ client, params })).code).toBe("product-not-used");
  expect(await ask(client, routes.get, { params })).toMatchObject({ obstacle: "product-not-used" });
  const { update } = companyContract.routes;
  const body = { version: 1, data: { ...data, usesFraudDetect: true } };
  await ask(client, update, { params: { companyId }, body });
  expect(await ask(client, routes.get, { params })).toMatchObject({ obstacle: null });
  await ask(client, routes.request, { params, body: { version: 0, ...wish } });
});
