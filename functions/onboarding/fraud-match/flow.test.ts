import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudMatchContract } from "@portal/shared/fraud-match/contract.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { bring, takenByListener } from "../../testing/deliveries/deliveries.ts";
import { beginFraud, fraudCertifiable } from "../../testing/fraud/fraud-certification.ts";
import { newClient } from "../../testing/people.ts";
import { type TestStore, testStore, told } from "../../testing/sandbox.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = fraudMatchContract;
const { routes: sandbox } = sandboxContract;

let stage: TestStage;
let support: Parameters<typeof ask>[0];
withSupport((opened, by) => {
  stage = opened;
  support = by;
});

const integrator = async () => storeOf(await newClient(stage));

async function storeOf({
  client,
  companyId,
}: Pick<Awaited<ReturnType<typeof newClient>>, "client" | "companyId">) {
  const { store, merchantKey } = await ask(client, sandbox.createKeys, { params: { companyId } });
  const { merchantId } = store;
  const own = testStore({ merchantId, merchantKey });
  const params = { companyId, merchantId };
  const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
  const sell = async (
    amountCents: number,
    order: object = { order_id: `PED-${amountCents}` },
    by: TestStore = own,
  ) => {
    const created = await by.call("POST", "/v1/transactions", {
      ...order,
      installments: "1",
      installment_type: "4",
      authorizer_id: "1",
      amount: String(amountCents),
      additional_data: { anti_fraud: "enabled_before_auth" },
    });
    const nit = told(created, "payment.nit");
    await by.call("POST", `/v1/payments/${nit}`, { card });
    return nit;
  };
  const decide = (transactionId: string, act: "accept" | "reject") =>
    ask(client, sandbox.act, { params: { ...params, transactionId }, body: { act } });
  const find = (by: Parameters<typeof ask>[0] = client) => ask(by, routes.find, { params: { companyId } });
  const state = async (id: string) => (await find()).items.find(({ scenarioId }) => scenarioId === id);
  return { client, companyId, params, sell, decide, find, state };
}

const amountOf = (id: string): number => fraudScenarios.find((each) => each.id === id)?.amountCents ?? 0;

test("every scenario is found in the orders that the sandbox analysed, reviewed and told", async () => {
  const { client, params, sell, decide, find, state } = await integrator();
  expect((await find()).items.map(({ found, nearest }) => found ?? nearest)).toEqual(
    fraudScenarios.map(() => null),
  );
  const reviewed = ["review-approved", "review-rejected", "deadline", "webhook"];
  const nits = new Map<string, string>();
  for (const { id, amountCents } of fraudScenarios) nits.set(id, await sell(amountCents));
  expect(await state("review-approved")).toMatchObject({
    found: null,
    nearest: { differences: [{ what: "review", wanted: ["approved"], seen: [] }] },
  });
  await decide(nits.get("review-approved") ?? "", "accept");
  await decide(nits.get("review-rejected") ?? "", "reject");
  await decide(nits.get("webhook") ?? "", "accept");
  expect(await state("webhook")).toMatchObject({
    nearest: { differences: [{ what: "received", wanted: ["delivered"], seen: [] }] },
  });
  // Nobody named an address; a program on somebody's machine takes it.
  await bring(stage);
  expect(await state("webhook")).toMatchObject({
    nearest: { differences: [{ what: "received", seen: ["kept"] }] },
  });
  for (const { id } of (await state("webhook"))?.nearest?.order.told ?? [])
    await takenByListener(params.merchantId, id);
  await ask(client, sandbox.moveClock, { params, body: { seconds: 2 * 24 * 60 * 60 } });
  const { items, hasStore, isCut } = await find(support);
  expect([hasStore, isCut]).toEqual([true, false]);
  expect(items.filter(({ found }) => !found)).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  for (const { scenarioId, found } of items) {
    expect(found?.order.nit).toBe(nits.get(scenarioId));
    expect(found?.return).toMatchObject({
      orderId: `PED-${amountOf(scenarioId)}`,
      valueCents: amountOf(scenarioId),
    });
    // The tester's clock is two days ahead, and no test was made on a day to come.
    expect((found?.return.testedOn ?? "9") <= today).toBe(true);
    expect(found?.order.course.some(({ status }) => status === "REV")).toBe(reviewed.includes(scenarioId));
  }
});

test("an order without the store's own number is named as nearest, and so is one of another amount's decision", async () => {
  const { sell, state } = await integrator();
  await sell(amountOf("rejected"), {});
  expect(await state("rejected")).toMatchObject({
    found: null,
    nearest: { differences: [{ what: "order", wanted: ["order_id"], seen: [] }] },
  });
  await sell(10_081);
  expect(await state("rejected")).toMatchObject({ found: null });
  await sell(amountOf("rejected"));
  expect(await state("rejected")).toMatchObject({
    found: { order: { orderId: "PED-10080" } },
    nearest: null,
  });
});

test("an order that a page of the portal sold is shown as an example, to support as well, and proves nothing", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, companyId, params } = who;
  const program = await storeOf(who);
  const { version } = await beginFraud(who);
  const page = await ask(client, sandbox.openSession, { params: { companyId }, body: {} });
  const nit = await program.sell(amountOf("rejected"), { order_id: "PED-1" }, testStore(page));
  for (const by of [client, support]) {
    const item = (await program.find(by)).items.find(({ scenarioId }) => scenarioId === "rejected");
    expect(item).toMatchObject({ found: null, nearest: null, example: { nit, origin: "portal" } });
  }
  const use = { params, body: { version, caseIds: ["rejected" as const] } };
  expect((await refusal(client, routes.use, use)).code).toBe("invalid-input");
  await program.sell(amountOf("rejected"));
  expect(await program.state("rejected")).toMatchObject({ found: { order: {} }, example: null });
});

test("nobody sees what another company's orders prove", async () => {
  const { sell, companyId } = await integrator();
  await sell(amountOf("approved"));
  const stranger = await newClient(stage);
  const refused = await refusal(stranger.client, routes.find, { params: { companyId } });
  expect(refused.code).toBe("not-found");
  const own = await ask(stranger.client, routes.find, { params: { companyId: stranger.companyId } });
  expect(own).toMatchObject({ hasStore: false });
});

test("what is found fills in the returns, is seen as proved by support, and what is not is refused", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, companyId, params } = who;
  const { sell } = await storeOf(who);
  const { version } = await beginFraud(who);
  const nit = await sell(amountOf("rejected"));
  const use = (caseIds: FraudScenarioId[]) => ({ params, body: { version, caseIds } });
  const wrong = await refusal(client, routes.use, use(["rejected", "approved"]));
  expect([wrong.code, wrong.fields]).toEqual([
    "invalid-input",
    [{ path: "caseIds.1", code: "invalid-option" }],
  ]);
  const used = await ask(client, routes.use, use(["rejected"]));
  expect(used.matched).toEqual({
    rejected: { proving: [{ nit, cardId: null }], at: expect.any(String) },
  });
  expect(used.returns.rejected).toMatchObject({ orderId: "PED-10080", valueCents: 10_080 });
  const proof = await ask(support, routes.getProof, {
    params: { companyId, attempt: 1, caseId: "rejected" },
  });
  expect(proof.order).toMatchObject({ nit, course: [{ status: "NOV" }, { status: "REJ" }] });
  const seen = await ask(support, fraudCertificationContract.routes.get, { params });
  expect(seen.matched).toEqual(used.matched);
  const save = (seenVersion: number, changes: object) =>
    ask(client, fraudCertificationContract.routes.saveReturn, {
      params: { companyId, caseId: "rejected" },
      body: { version: seenVersion, return: { ...used.returns.rejected, ...changes } },
    });
  // A note says nothing about the order, and stays when another order is used.
  const noted = await save(used.version, { notes: "Com o cartão de teste." });
  expect(noted.matched).toEqual(used.matched);
  await sell(amountOf("approved"));
  const both = await ask(client, routes.use, {
    params,
    body: { version: noted.version, caseIds: ["rejected", "approved"] },
  });
  expect(Object.keys(both.matched).toSorted()).toEqual(["approved", "rejected"]);
  expect(both.returns.rejected?.notes).toBe("Com o cartão de teste.");
  // Changed by hand, it is a claim like any other.
  const byHand = await save(both.version, { orderId: "PED-9" });
  expect(Object.keys(byHand.matched)).toEqual(["approved"]);
  expect((await refusal(client, routes.use, use(["rejected"]))).code).toBe("version-conflict");
});
