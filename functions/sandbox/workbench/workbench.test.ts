import { historyContract } from "@portal/shared/history/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { readAll } from "../../platform/table/table.ts";
import { transact } from "../../platform/table/transaction.ts";
import { ask, refusal } from "../../testing/api.ts";
import { newClient } from "../../testing/people.ts";
import { basicOf, callSandbox, callWsConsulta } from "../../testing/sandbox.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";
import { recordedCallRef, type Transaction, transactionRef } from "../engine/model.ts";
import { transactionWrites } from "../engine/sight.ts";

const { routes } = sandboxContract;

let stage: TestStage;
withSupport((opened) => {
  stage = opened;
});

async function integrator() {
  const { client, companyId } = await newClient(stage);
  const { store, merchantKey } = await ask(client, routes.createKeys, { params: { companyId } });
  const { merchantId } = store;
  const headers = { merchant_id: merchantId, merchant_key: merchantKey };
  const call = (method: "GET" | "POST", path: string, body?: unknown) =>
    callSandbox({ method, path, body, headers });
  return { client, companyId, merchantId, params: { companyId, merchantId }, headers, call };
}
type Integrator = Awaited<ReturnType<typeof integrator>>;

const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
const sale = (order: string, amount = "1000") => ({
  order_id: order,
  amount,
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
});
const pay = ({ call }: Integrator, order: string, amount?: string) =>
  call("POST", "/v2/payments", { ...sale(order, amount), card });

/** Stores a transaction as a call would have left it. */
async function leave({ merchantId }: Integrator, transaction: Omit<Transaction, "version">): Promise<void> {
  const made = { ...transaction, version: 0 };
  const seen = await readAll([transactionRef(merchantId, made.id)]);
  await transact(transactionWrites(merchantId, made, seen));
}

const at = "2026-11-22T12:00:00.000Z";
const pending = (id: string, due?: Transaction["due"]): Omit<Transaction, "version"> => ({
  id,
  machine: "payment",
  status: "PEN",
  createdAt: at,
  past: [{ status: "PEN", cause: "Pix or boleto issued", at }],
  facts: { amount: "1000" },
  answered: {},
  ...(due ? { due } : {}),
});

describe("calls", () => {
  test("of both interfaces are listed, and told apart", async () => {
    const who = await integrator();
    await who.call("GET", "/v1/transactions/unknown");
    const headers = basicOf(who.merchantId, who.headers.merchant_key);
    await callWsConsulta({ method: "GET", path: "/versao", headers });
    const paths = async (query: object) =>
      (await ask(who.client, routes.listCalls, { params: who.params, query })).items.map(({ path }) => path);
    expect(await paths({})).toEqual(["/versao", "/v1/transactions/unknown"]);
    expect(await paths({ product: "sitefex-ws-consulta" })).toEqual(["/versao"]);
    expect(await paths({ product: "e-sitef" })).toEqual(["/v1/transactions/unknown"]);
  });

  test("are listed newest first, found by what they were, and opened with what was sent and answered", async () => {
    const who = await integrator();
    const { client, params } = who;
    await who.call("POST", "/v1/transactions", sale("pedido-1"));
    await pay(who, "pedido-2");
    await pay(who, "pedido-3", "2200000");
    await who.call("GET", "/v1/transactions/unknown");
    const { items } = await ask(client, routes.listCalls, { params, query: {} });
    expect(items.map(({ method, path, operation }) => [method, path, operation])).toEqual([
      ["GET", "/v1/transactions/unknown", "payment-query"],
      ["POST", "/v2/payments", "payment-single"],
      ["POST", "/v2/payments", "payment-single"],
      ["POST", "/v1/transactions", "payment-begin"],
    ]);
    const found = async (query: object) =>
      (await ask(client, routes.listCalls, { params, query })).items.map(({ id }) => id);
    const ids = items.map(({ id }) => id);
    expect(await found({ status: "2xx" })).toEqual(ids.slice(2));
    expect(await found({ status: "4xx" })).toEqual(ids.slice(0, 2));
    expect(await found({ text: "payment-BEGIN" })).toEqual(ids.slice(3));
    expect(await found({ text: "post payments" })).toEqual(ids.slice(1, 3));
    expect(await found({ transactionId: items[2]?.transactionId ?? "" })).toEqual([ids[2]]);
    const call = await ask(client, routes.getCall, { params: { ...params, callId: ids[2] ?? "" } });
    expect(JSON.parse(call.request)).toMatchObject({ order_id: "pedido-2" });
    expect(JSON.parse(call.answer)).toMatchObject({ code: "0", payment: { status: "CON" } });
  });

  test("hold no card's number, code or expiry, and no key", async () => {
    const who = await integrator();
    await pay(who, "pedido-1");
    const kept = JSON.stringify(await stage.items()) + stage.logs.join();
    for (const secret of [card.number, who.headers.merchant_key]) expect(kept).not.toContain(secret);
    const [line] = (await ask(who.client, routes.listCalls, { params: who.params, query: {} })).items;
    const call = await ask(who.client, routes.getCall, { params: { ...who.params, callId: line?.id ?? "" } });
    expect(JSON.parse(call.request).card).toEqual({
      number: "************0044",
      expiry_date: "****",
      security_code: "****",
    });
  });

  test("are paged without a gap, also where most of them do not fit the filter", async () => {
    const who = await integrator();
    const { merchantId } = who;
    const time = "01ARZ3NDEK";
    for (let number = 0; number < 23; number += 1) {
      const id = `${time}${String(number).padStart(16, "0")}`;
      const status = number % 2 === 0 ? 200 : 404;
      const call = { id, at, method: "GET", path: "/v1/x", status, durationMs: 1 };
      await stage.put({
        ...recordedCallRef(merchantId, id).key,
        ...call,
        query: "{}",
        request: "{}",
        answer: "{}",
      });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 5, status: "2xx" as const, ...(cursor ? { cursor } : {}) };
      const page = await ask(who.client, routes.listCalls, { params: who.params, query });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toHaveLength(12);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });
});

describe("transactions", () => {
  test("are listed newest first with what they are now, and opened with every status they had", async () => {
    const who = await integrator();
    const { client, params } = who;
    await who.call("POST", "/v1/transactions", sale("pedido-1"));
    await pay(who, "pedido-2");
    await pay(who, "pedido-3", "2200000");
    const { items } = await ask(client, routes.listTransactions, { params, query: {} });
    expect(items.map(({ orderId, status, card: used }) => [orderId, status, used?.lastFour])).toEqual([
      ["pedido-3", "NEG", "0044"],
      ["pedido-2", "CON", "0044"],
      ["pedido-1", "NOV", undefined],
    ]);
    const only = async (query: object) =>
      (await ask(client, routes.listTransactions, { params, query })).items.map(({ orderId }) => orderId);
    expect(await only({ status: "CON" })).toEqual(["pedido-2"]);
    expect(await only({ machine: "schedule" })).toEqual([]);
    const transactionId = items[1]?.id ?? "";
    const opened = await ask(client, routes.getTransaction, { params: { ...params, transactionId } });
    expect(opened).toMatchObject({ status: "CON", facts: { amount: "1000" }, acts: [] });
  });

  test("that wait for a buyer are paid or refused by the tester, once", async () => {
    const who = await integrator();
    const { client, params } = who;
    await leave(who, pending("pix-1"));
    await leave(who, pending("pix-2"));
    const of = (transactionId: string) => ({ ...params, transactionId });
    expect((await ask(client, routes.getTransaction, { params: of("pix-1") })).acts).toEqual([
      "pay",
      "refuse",
    ]);
    const paid = await ask(client, routes.act, { params: of("pix-1"), body: { act: "pay" } });
    expect(paid).toMatchObject({ status: "CON", acts: [] });
    expect(paid.past.map(({ status, cause }) => [status, cause])).toEqual([
      ["PEN", "Pix or boleto issued"],
      ["CON", "buyer paid"],
    ]);
    const refused = await ask(client, routes.act, { params: of("pix-2"), body: { act: "refuse" } });
    expect(refused.status).toBe("NEG");
    for (const act of ["pay", "refuse", "authenticate"] as const) {
      const again = await refusal(client, routes.act, { params: of("pix-1"), body: { act } });
      expect(again.code).toBe("action-not-allowed");
    }
  });

  test("of a holder who is asked for a challenge are approved or denied by the tester", async () => {
    const who = await integrator();
    const asked = (id: string, status: string): Omit<Transaction, "version"> => ({
      ...pending(id),
      machine: "3ds",
      status,
      past: [{ status, cause: "challenge asked", at }],
    });
    await leave(who, asked("3ds-1", "AUC"));
    await leave(who, asked("3ds-2", "AUD"));
    const act = (transactionId: string, name: "authenticate" | "deny") =>
      ask(who.client, routes.act, { params: { ...who.params, transactionId }, body: { act: name } });
    expect((await act("3ds-1", "authenticate")).status).toBe("AUY");
    expect((await act("3ds-2", "deny")).status).toBe("AUN");
  });

  test("that wait for the store's own confirmation are nothing that a tester decides", async () => {
    const who = await integrator();
    await leave(who, { ...pending("sale-1"), status: "PPC" });
    const params = { ...who.params, transactionId: "sale-1" };
    expect((await ask(who.client, routes.getTransaction, { params })).acts).toEqual([]);
    expect((await refusal(who.client, routes.act, { params, body: { act: "accept" } })).code).toBe(
      "action-not-allowed",
    );
  });

  test("happen by the clock that the tester moves, and only forward", async () => {
    const who = await integrator();
    const { client, params } = who;
    const due = {
      at: new Date(Date.now() + 180_000).toISOString(),
      status: "PPN",
      cause: "about 3 minutes without payment (Pix)",
    };
    await leave(who, pending("pix-1", due));
    const transactionId = "pix-1";
    const read = () => ask(client, routes.getTransaction, { params: { ...params, transactionId } });
    expect(await read()).toMatchObject({ status: "PEN", due });
    const moved = await ask(client, routes.moveClock, { params, body: { seconds: 240 } });
    expect(moved.clockOffsetSeconds).toBe(240);
    expect(await read()).toMatchObject({ status: "PPN", due: null, acts: [] });
    const [line] = (await ask(client, routes.listTransactions, { params, query: {} })).items;
    expect(line?.status).toBe("PPN");
    const late = { params: { ...params, transactionId }, body: { act: "pay" as const } };
    expect((await refusal(client, routes.act, late)).code).toBe("action-not-allowed");
    for (const seconds of [0, -60, 0.5, 400 * 86_400]) {
      expect((await refusal(client, routes.moveClock, { params, body: { seconds } })).code).toBe(
        "invalid-input",
      );
    }
  });
});

describe("emptying a store", () => {
  test("removes calls and transactions, sets the clock right and leaves the keys", async () => {
    const who = await integrator();
    const { client, params, merchantId } = who;
    await pay(who, "pedido-1");
    await ask(client, routes.moveClock, { params, body: { seconds: 60 } });
    expect(await ask(client, routes.reset, { params, body: { isContinued: false } })).toMatchObject({
      isDone: true,
    });
    const left = (await stage.items())
      .filter(({ pk }) => pk === `SB#${merchantId}`)
      .map(({ sk }) => String(sk));
    // How much was called today still counts against the day's limit.
    expect(left.filter((sk) => !sk.startsWith("QUOTA"))).toEqual(["STORE"]);
    const [store] = (await ask(client, routes.get, { params: { companyId: who.companyId } })).stores;
    expect(store).toMatchObject({ clockOffsetSeconds: 0, keys: [{ until: null }] });
    expect((await pay(who, "pedido-2")).http).toBe(200);
  });

  test("takes several requests where there is much, and is one line of history", async () => {
    const who = await integrator();
    const { client, params, companyId, merchantId } = who;
    for (let number = 0; number < 1300; number += 1) {
      const id = `01ARZ3NDEK${String(number).padStart(16, "0")}`;
      await stage.put({ ...recordedCallRef(merchantId, id).key, id });
    }
    const first = await ask(client, routes.reset, { params, body: { isContinued: false } });
    expect(first.isDone).toBe(false);
    const second = await ask(client, routes.reset, { params, body: { isContinued: true } });
    expect([first.removed + second.removed, second.isDone]).toEqual([1300, true]);
    const { items } = await ask(client, historyContract.routes.list, { params: { companyId }, query: {} });
    expect(items.filter(({ event }) => event === "sandbox.reset")).toHaveLength(1);
  }, 30_000);
});
