import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask } from "../../testing/api.ts";
import { bring, notices } from "../../testing/deliveries/deliveries.ts";
import { hear } from "../../testing/deliveries/listening.ts";
import { newClient } from "../../testing/people.ts";
import { sandboxStore, type TestStore, testStore, told } from "../../testing/sandbox.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";
import { type Delivery, deliverySchema } from "../engine/outgoing/delivery.ts";

const { routes } = sandboxContract;

let stage: TestStage;
withSupport(
  (opened) => {
    stage = opened;
  },
  { isEmptied: true },
);

const order = { order_id: "PED-1", installments: "1", installment_type: "4", authorizer_id: "1" };
const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };

async function pay(store: TestStore, amount = "12990", more: object = {}): Promise<string> {
  const created = await store.call("POST", "/v1/transactions", { ...order, amount, ...more });
  const nit = told(created, "payment.nit");
  await store.call("POST", `/v1/payments/${nit}`, { card });
  return nit;
}

async function listed({ merchantId }: TestStore): Promise<Delivery[]> {
  const items = (await stage.items()).filter(
    ({ pk, sk }) => pk === `SB#${merchantId}` && String(sk).startsWith("SEND#"),
  );
  return items.map((item) => deliverySchema.parse(item));
}

/** A store as the portal makes it. */
async function newStore() {
  const { client, companyId } = await newClient(stage);
  const { store, merchantKey } = await ask(client, routes.createKeys, { params: { companyId } });
  const { merchantId } = store;
  return { client, params: { companyId, merchantId }, store: testStore({ merchantId, merchantKey }) };
}

const alikeFields: ReadonlySet<string> = new Set(["status", "pedido", "autorizadora", "mensagem"]);

/** Of what is told of two sales, everything that two sales have in common. */
const alike = (delivery: Delivery) => ({
  ...delivery,
  id: "",
  at: "",
  transactionId: "",
  fields: Object.fromEntries(
    Object.entries(delivery.fields).map(([name, value]) => [name, alikeFields.has(name) ? value : ""]),
  ),
});

test("a new store finds in its list at once what it would have been told, as it would from the queue", async () => {
  const { store } = await newStore();
  const nit = await pay(store);
  expect(await notices(stage)).toEqual([]);
  const [kept, ...others] = await listed(store);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({
    status: "kept",
    transactionId: nit,
    to: null,
    left: 0,
    nextAt: null,
    tried: 0,
    fields: { nit, status: "CON" },
  });

  const queuing = await sandboxStore(stage);
  await pay(queuing);
  expect(await notices(stage)).toHaveLength(1);
  await bring(stage);
  expect(kept && alike(kept)).toEqual((await listed(queuing)).map(alike)[0]);
});

test("once it names an address, what it is told is queued for it, and goes on being so without one", async () => {
  const { client, params, store } = await newStore();
  await ask(client, routes.setEndpoints, { params, body: { status: "https://loja.example.com/aviso" } });
  await pay(store);
  expect(await notices(stage)).toHaveLength(1);
  expect(await listed(store)).toEqual([]);
  await ask(client, routes.setEndpoints, { params, body: {} });
  await pay(store);
  expect(await notices(stage)).toHaveLength(2);
});

test("once somebody listens to it, what it is told is queued for them", async () => {
  const { store } = await newStore();
  const answer = await hear(store.credentials, { acknowledged: [], waitSeconds: 0 });
  expect(answer.statusCode).toBe(200);
  await pay(store);
  await bring(stage);
  const heard = await hear(store.credentials, { acknowledged: [], waitSeconds: 0 });
  expect(JSON.parse(heard.body ?? "")).toMatchObject({ deliveries: [{ tells: "CON" }] });
});

test("keys that are replaced meanwhile do not undo that it is told", async () => {
  const { client, params, store } = await newStore();
  await ask(client, routes.setEndpoints, { params, body: { status: "https://loja.example.com/aviso" } });
  const { merchantKey } = await ask(client, routes.rotateKey, { params });
  await pay(testStore({ merchantId: store.merchantId, merchantKey }));
  expect(await notices(stage)).toHaveLength(1);
});

test("the analysis of an order goes to the webhook of the configuration, though its store named no address", async () => {
  const risk = {
    trigger: "before",
    triggerValue: 0,
    analysisExpiry: 2,
    actionAfterDeadline: "cancel",
    rejectionMessage: "Fale com a loja",
    webhookUrl: "https://loja.example.com/antifraude",
  } as const;
  const store = await sandboxStore(stage, { risk, tellsNobody: true });
  await pay(store, "12010", { additional_data: { anti_fraud: "enabled_before_auth" } });
  expect((await notices(stage)).map(({ about }) => about)).toContain("analysis");
});
