import { historyContract } from "@portal/shared/history/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { happens, newSale, notices, sweep } from "../../testing/deliveries/deliveries.ts";
import { newClient } from "../../testing/people.ts";
import { callSandbox } from "../../testing/sandbox.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";
import { laptop } from "../delivery/public.ts";

const { routes } = sandboxContract;
const address = "https://loja.example.com/aviso";

let stage: TestStage;
withSupport((opened) => {
  stage = opened;
});
afterEach(() => {
  Object.assign(laptop, { allowsLoopback: false });
});

async function integrator() {
  const { client, companyId } = await newClient(stage);
  const { store, merchantKey } = await ask(client, routes.createKeys, { params: { companyId } });
  const { merchantId } = store;
  return { client, companyId, merchantId, merchantKey, params: { companyId, merchantId } };
}

describe("addresses", () => {
  test("are told nothing until a member names one, and each change is a line of history", async () => {
    const { client, params } = await integrator();
    expect(await ask(client, routes.getEndpoints, { params })).toMatchObject({ status: null, secrets: [] });
    await ask(client, routes.setEndpoints, { params, body: { status: address, cardHash: "" } });
    await ask(client, routes.setEndpoints, { params, body: { status: address } });
    expect(await ask(client, routes.getEndpoints, { params })).toMatchObject({
      status: address,
      authenticity: null,
      cardHash: null,
    });
    const { items } = await ask(client, historyContract.routes.list, {
      params: { companyId: params.companyId },
      query: {},
    });
    const changes = items.filter(({ event }) => event === "sandbox.endpoints-changed");
    expect(changes).toHaveLength(1);
  });

  test.each([
    ["http://loja.example.com/aviso", "url-not-https"],
    ["https://192.168.0.1/aviso", "url-private-host"],
    ["https://8.8.8.8/aviso", "url-private-host"],
    ["https://[2606:4700::1111]/aviso", "url-private-host"],
    ["https://loja.example.com:8443/aviso", "url-port"],
    ["http://localhost:3000/aviso", "url-private-host"],
    ["https://localhost/aviso", "url-private-host"],
  ])("that nobody could be told at are refused: %s", async (status, code) => {
    const { client, params } = await integrator();
    const refused = await refusal(client, routes.setEndpoints, { params, body: { status } });
    expect(refused).toMatchObject({ code: "invalid-input", fields: [{ path: "status", code }] });
  });

  test("of the own machine are taken by a stack that runs on it", async () => {
    Object.assign(laptop, { allowsLoopback: true });
    const { client, params } = await integrator();
    const status = "http://localhost:3000/aviso";
    expect(await ask(client, routes.setEndpoints, { params, body: { status } })).toMatchObject({ status });
  });

  test.each(["gopher://localhost/aviso", "ftp://127.0.0.1/aviso", "file://localhost/etc/hosts"])(
    "that no form can be posted to are refused there too: %s",
    async (status) => {
      Object.assign(laptop, { allowsLoopback: true });
      const { client, params } = await integrator();
      const refused = await refusal(client, routes.setEndpoints, { params, body: { status } });
      expect(refused).toMatchObject({
        code: "invalid-input",
        fields: [{ path: "status", code: "url-not-https" }],
      });
    },
  );
});

test("a signing secret is in the answer that makes it and nowhere else; the one before signs for a day more", async () => {
  const { client, params } = await integrator();
  const first = await ask(client, routes.rotateSecret, { params });
  const second = await ask(client, routes.rotateSecret, { params });
  expect(first.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(second.secret).not.toBe(first.secret);
  const [ending, current] = second.endpoints.secrets;
  expect(ending?.id).toBe(first.endpoints.secrets[0]?.id);
  expect(Date.parse(ending?.until ?? "") - Date.now()).toBeGreaterThan(23 * 3_600_000);
  expect(current?.until).toBeNull();
  const third = await ask(client, routes.rotateSecret, { params });
  expect(third.endpoints.secrets).toHaveLength(2);
  const kept = JSON.stringify(await stage.items()) + stage.logs.join();
  for (const { secret } of [first, second, third]) expect(kept).not.toContain(secret.slice(6, 30));
});

describe("deliveries", () => {
  test("without an address are an inbox, and can be sent from it once there is one", async () => {
    const { client, params, merchantId } = await integrator();
    const nit = newSale();
    await happens(merchantId, nit, 1);
    await happens(merchantId, nit, 2);
    await sweep();
    const list = async (query: object) =>
      (await ask(client, routes.listDeliveries, { params, query })).items.map(({ tells }) => tells);
    expect(await list({})).toEqual(["CON", "PEN"]);
    expect(await list({ status: "kept", callback: "status-notification", transactionId: nit })).toHaveLength(
      2,
    );
    expect(await list({ status: "delivered" })).toEqual([]);
    expect(await list({ transactionId: newSale() })).toEqual([]);
    const [line] = (await ask(client, routes.listDeliveries, { params, query: {} })).items;
    const one = { params: { ...params, deliveryId: line?.id ?? "" } };
    const delivery = await ask(client, routes.getDelivery, one);
    expect(new URLSearchParams(delivery.body).get("nit")).toBe(nit);
    expect(delivery).toMatchObject({ to: null, attempts: [], tried: 0 });
    expect(await refusal(client, routes.resend, one)).toMatchObject({ code: "action-not-allowed" });
    await ask(client, routes.setEndpoints, { params, body: { status: address } });
    expect(await ask(client, routes.resend, one)).toMatchObject({ status: "waiting", to: address });
    expect(await notices(stage)).toHaveLength(1);
    expect(await refusal(client, routes.resend, one)).toMatchObject({ code: "action-not-allowed" });
  });

  test("follow what a member does in the buyer's place, and go when the store is emptied", async () => {
    const { client, params, merchantKey, merchantId } = await integrator();
    const paid = await callSandbox({
      method: "POST",
      path: "/v2/payments",
      headers: { merchant_id: merchantId, merchant_key: merchantKey },
      body: {
        order_id: "PED-1",
        amount: "12990",
        installments: "1",
        installment_type: "4",
        authorizer_id: "440",
      },
    });
    expect(paid.body).toMatchObject({ payment: { status: "PEN" } });
    const [transaction] = (await ask(client, routes.listTransactions, { params, query: {} })).items;
    await ask(client, routes.act, {
      params: { ...params, transactionId: transaction?.id ?? "" },
      body: { act: "pay" },
    });
    await sweep();
    const { items } = await ask(client, routes.listDeliveries, { params, query: {} });
    expect(items.map(({ tells }) => tells)).toEqual(["CON", "PEN"]);
    await ask(client, routes.reset, { params, body: {} });
    expect((await ask(client, routes.listDeliveries, { params, query: {} })).items).toEqual([]);
  });
});
