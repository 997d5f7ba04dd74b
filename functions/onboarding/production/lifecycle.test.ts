import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { ErrorCode } from "@portal/shared/errors.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import {
  type ProductionStatus,
  productionStatuses,
  productionTransitions,
} from "@portal/shared/production/lifecycle.ts";
import { ask, refusal, send } from "../../testing/api.ts";
import { certification, release } from "../../testing/certified.ts";
import { fraudCertification } from "../../testing/fraud/fraud-certification.ts";
import {
  accessForm,
  companyOf,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { get, request, deliver, reveal } = productionContract.routes;
const { list: listHistory } = historyContract.routes;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const keys = { privateKey: "chave-privada-de-producao-1234", publicKey: "chave-publica-de-producao-5678" };
/** The companies of these tests share their numbers, and later deliveries correct earlier ones. */
const told = { sharesMerchantId: true, reason: "Número errado." } as const;
const deliveries = {
  "online-payment": { merchantId: "LOJAPROD1", ...told },
  "fraud-prevention": { ...keys, ...told },
} as const;

/** A company whose products may go live, with the present production item of one. */
async function newClient(product: ProductId = "online-payment") {
  const client = await person(stage, "Ana Souza");
  const { id: companyId } = await companyOf(client);
  const params = { companyId, product };
  const now = () => ask(client, get, { params });
  const unlock = async () => {
    await release(support, companyId, product);
    if (product === "online-payment") await certification(stage, client, companyId, { status: "concluded" });
    else await fraudCertification(stage, companyId, "concluded");
  };
  return { client, companyId, params, now, unlock };
}

async function inState(status: ProductionStatus, product: ProductId) {
  const made = await newClient(product);
  await made.unlock();
  if (status !== "open") await ask(made.client, request, { params: made.params, body: { version: 0 } });
  if (status === "delivered") {
    await ask(support, deliver, { params: made.params, body: { version: 1, ...deliveries[product] } });
  }
  return made;
}

const actions = ["request", "deliver"] as const;

describe.each(["online-payment", "fraud-prevention"] as const)("%s", (product) => {
  test.each(productionStatuses.flatMap((status) => actions.map((action) => [status, action] as const)))(
    "while %s, who may %s is what the lifecycle says",
    async (status, action) => {
      const { client, params, now } = await inState(status, product);
      const { version } = await now();
      const transition = productionTransitions[action];
      const isAllowed = (transition.from as readonly string[]).includes(status);
      const body = action === "request" ? { version } : { version, ...deliveries[product] };
      const route = productionContract.routes[action];
      const actor = action === "request" ? client : support;
      const other = action === "request" ? support : client;
      expect((await refusal(other, route, { params, body })).code).toBe("forbidden");
      if (!isAllowed) {
        expect((await refusal(actor, route, { params, body })).code).toBe("action-not-allowed");
        expect((await now()).status).toBe(status);
        return;
      }
      expect((await send(actor, route, { params, body })).status).toBe(200);
      expect(await now()).toMatchObject({ status: transition.to, version: version + 1 });
    },
  );

  test("nothing can be asked for before it may go live", async () => {
    const { client, params, now } = await newClient(product);
    expect(await now()).toMatchObject({ status: "open", version: 0, isUnlocked: false });
    const locked: ErrorCode = "stage-locked";
    expect((await refusal(client, request, { params, body: { version: 0 } })).code).toBe(locked);
    const body = { version: 0, ...deliveries[product] };
    expect((await refusal(support, deliver, { params, body })).code).toBe(locked);
  });
});

test("Online Payment goes live once it is certified, and a release of its certification is not enough", async () => {
  const { client, companyId, now } = await newClient();
  await release(support, companyId, "online-payment");
  expect((await now()).isUnlocked).toBe(false);
  for (const status of ["open", "under-approval", "revision"] as const) {
    await certification(stage, client, companyId, { status });
    expect((await now()).isUnlocked).toBe(false);
  }
  await certification(stage, client, companyId, { status: "concluded" });
  expect((await now()).isUnlocked).toBe(true);
});

test("fraud prevention goes live with its own certification alone: neither Online Payment's nor a release is enough", async () => {
  const { client, companyId, params, now } = await newClient("fraud-prevention");
  await release(support, companyId, "online-payment");
  await certification(stage, client, companyId, { status: "concluded" });
  await release(support, companyId, "fraud-prevention");
  const isClosed = async () => {
    expect((await now()).isUnlocked).toBe(false);
    const { code } = await refusal(client, request, { params, body: { version: 0 } });
    expect(code).toBe("stage-locked");
    const body = { version: 0, ...deliveries["fraud-prevention"] };
    expect((await refusal(support, deliver, { params, body })).code).toBe("stage-locked");
  };
  await isClosed();
  for (const status of ["open", "under-approval", "revision"] as const) {
    await fraudCertification(stage, companyId, status);
    await isClosed();
  }
  await fraudCertification(stage, companyId, "concluded");
  expect((await now()).isUnlocked).toBe(true);
});

test("a certification that begins again holds a request up, but not what was delivered", async () => {
  const waiting = await inState("requested", "online-payment");
  await certification(stage, waiting.client, waiting.companyId, { status: "open" });
  const body = { version: 1, merchantId: "LOJAPROD1" };
  expect((await refusal(support, deliver, { params: waiting.params, body })).code).toBe("stage-locked");
  const done = await inState("delivered", "online-payment");
  await certification(stage, done.client, done.companyId, { status: "open" });
  const correction = { params: done.params, body: { version: 2, merchantId: "LOJAPROD2", ...told } };
  expect(await ask(support, deliver, correction)).toMatchObject({ merchantId: "LOJAPROD2", version: 3 });
});

test("the store number of the test environment is shown to be replaced, and refused in its place", async () => {
  const { client, companyId, params, now } = await newClient();
  const { version } = await sentConfiguration(client, companyId);
  await ask(support, configurationContract.routes.conclude, {
    params: placeOf(companyId),
    body: { version, accessData: accessForm, sharesMerchantId: true },
  });
  await certification(stage, client, companyId, { status: "concluded" });
  expect(await now()).toMatchObject({ testMerchantId: "LOJA0001", merchantId: null });
  await ask(client, request, { params, body: { version: 0, message: "Início em dezembro." } });
  const refused = async (form: object) =>
    (await refusal(support, deliver, { params, body: { version: 1, ...form } })).fields;
  expect(await refused({ merchantId: "LOJA0001" })).toEqual([{ path: "merchantId", code: "invalid" }]);
  expect(await refused({})).toEqual([{ path: "merchantId", code: "required" }]);
  expect(await refused({ merchantId: "LOJAPROD1", ...keys })).toEqual([
    { path: "privateKey", code: "unknown-field" },
    { path: "publicKey", code: "unknown-field" },
  ]);
  const body = { version: 1, merchantId: "LOJAPROD1", ...told };
  const delivered = await ask(support, deliver, { params, body });
  expect(delivered).toMatchObject({ merchantId: "LOJAPROD1", testMerchantId: "LOJA0001", privateKey: null });
  expect(await now()).toEqual(delivered);
});

test("fraud prevention needs both keys; one that a correction leaves out keeps its stored value", async () => {
  const { client, params, now } = await inState("requested", "fraud-prevention");
  const refused = async (form: object) =>
    (await refusal(support, deliver, { params, body: { version: 1, ...form } })).fields;
  expect(await refused({ privateKey: keys.privateKey })).toEqual([{ path: "publicKey", code: "required" }]);
  expect(await refused({ ...keys, merchantId: "LOJA" })).toEqual([
    { path: "merchantId", code: "unknown-field" },
  ]);
  await ask(support, deliver, { params, body: { version: 1, ...keys } });
  const publicKey = "outra-chave-publica-9999";
  await ask(support, deliver, { params, body: { version: 2, publicKey, ...told } });
  const replaced = await now();
  expect(replaced).toMatchObject({ privateKey: "••••1234", publicKey: "••••9999", merchantId: null });
  // The replaced one ends a day after the delivery, so that a running shop can be changed over.
  const until = new Date(Date.parse(replaced.deliveredAt ?? "") + 24 * 60 * 60 * 1000).toISOString();
  expect(replaced.ending).toEqual({ publicKey: { masked: "••••5678", until } });
  const shown = async (field: "privateKey" | "publicKey") =>
    (await ask(client, reveal, { params, body: { field } })).value;
  expect([await shown("privateKey"), await shown("publicKey")]).toEqual([keys.privateKey, publicKey]);
});

test("a key that was not delivered is revealed to nobody, and support reveals none", async () => {
  const { client, params } = await inState("delivered", "online-payment");
  const body = { field: "privateKey" };
  expect((await refusal(client, reveal, { params, body })).code).toBe("not-found");
  expect((await refusal(support, reveal, { params, body })).code).toBe("forbidden");
  const fresh = await newClient("fraud-prevention");
  expect((await refusal(fresh.client, reveal, { params: fresh.params, body })).code).toBe("not-found");
});

test("the history says who asked, who delivered and who looked at which key", async () => {
  const { client, companyId, params } = await inState("open", "fraud-prevention");
  await ask(client, request, { params, body: { version: 0, message: "Início em dezembro." } });
  await ask(support, deliver, { params, body: { version: 1, ...keys } });
  await ask(client, reveal, { params, body: { field: "publicKey" } });
  const query = { subject: "production" } as const;
  const { items } = await ask(client, listHistory, { params: { companyId }, query });
  expect(items).toMatchObject([
    { event: "production.revealed", actor: { name: "Ana Souza" }, field: "publicKey", comment: null },
    { event: "production.delivered", actor: { name: "Bruno Lima" }, product: "fraud-prevention" },
    { event: "production.requested", actor: { name: "Ana Souza" }, comment: "Início em dezembro." },
  ]);
});

test("of two deliveries at once one wins, and the other sees what was delivered", async () => {
  const { client, params, now } = await inState("requested", "online-payment");
  const other = await person(stage, "Carla Dias", { isSupport: true });
  const answers = await Promise.all(
    [support, other].map((who, index) =>
      send(who, deliver, { params, body: { version: 1, merchantId: `LOJAPROD${index}`, ...told } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const current = await now();
  expect(answers.find(({ status }) => status === 200)?.json).toEqual(current);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
    code: "version-conflict",
    current,
  });
  expect((await ask(client, get, { params })).version).toBe(2);
});
