import { certificationContract } from "@portal/shared/certification/contract.ts";
import { certificationMatchContract } from "@portal/shared/certification-match/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { runCase, storeOf } from "../../testing/cases/recorded-cases.ts";
import { begin, certifiable, sendFilled } from "../../testing/certification.ts";
import { testStore } from "../../testing/sandbox.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

// A lost answer is held until the gateway gives up; nobody waits for it here.
jest.mock("node:timers/promises", () => ({ setTimeout: async () => undefined }));

const { routes } = certificationMatchContract;
const { routes: sandbox } = sandboxContract;

let stage: TestStage;
let support: Parameters<typeof ask>[0];
withSupport((opened, by) => {
  stage = opened;
  support = by;
});

const atOnce = { wait: async () => undefined };

/** A company whose store is called by its program, and by a page of the portal that one of its people has open. */
async function integrator() {
  const who = await certifiable(stage, support);
  const begun = await begin(who);
  const program = await storeOf(who);
  const { companyId, client, params } = who;
  const page = testStore(await ask(client, sandbox.openSession, { params: { companyId }, body: {} }));
  const find = (by: Parameters<typeof ask>[0], caseId: string) =>
    ask(by, routes.find, { params, query: {} }).then(({ items }) =>
      items.find((item) => item.caseId === caseId),
    );
  return { ...who, begun, program, page, find };
}

test("what a page of the portal calls is an example run, which proves nothing and cannot be used", async () => {
  const { client, params, begun, page, find } = await integrator();
  await runCase(page, "card-denied", [], atOnce);
  for (const by of [client, support]) {
    expect(await find(by, "card-denied")).toMatchObject({
      found: null,
      example: { proving: [{ nit: expect.any(String), cardId: null }], at: expect.any(String) },
    });
  }
  const body = { version: begun.version, caseIds: ["card-denied" as const] };
  expect(await refusal(client, routes.use, { params, body })).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "caseIds.0", code: "invalid-option" }],
  });
});

test("a program's call proves the case, and the example is not told any more", async () => {
  const { client, page, program, find } = await integrator();
  await runCase(page, "card-denied", [], atOnce);
  await runCase(program, "card-denied", [], atOnce);
  const finding = await find(client, "card-denied");
  expect([finding?.found === null, finding?.example]).toEqual([false, null]);
});

test("whose call each is, the store's program's or a page's, is said in the list of calls and of each one", async () => {
  const { client, companyId, page, program } = await integrator();
  await program.call("GET", "/v1/transactions/0000");
  await page.call("GET", "/v1/transactions/0000");
  await page.ask("/versao");
  const params = { companyId, merchantId: program.merchantId };
  const { items } = await ask(client, sandbox.listCalls, { params, query: {} });
  expect(items.map(({ origin }) => origin)).toEqual(["portal", "portal", "program"]);
  const call = await ask(support, sandbox.getCall, { params: { ...params, callId: items[0]?.id ?? "" } });
  expect(call.origin).toBe("portal");
});

test("a browser on a page of the portal is no program, even with the store's own key", async () => {
  const { client, companyId, program } = await integrator();
  await program.call("GET", "/v1/transactions/0000", undefined, { "sec-fetch-site": "same-origin" });
  await program.call("GET", "/v1/transactions/0000", undefined, { "sec-fetch-site": "cross-site" });
  const params = { companyId, merchantId: program.merchantId };
  const { items } = await ask(client, sandbox.listCalls, { params, query: {} });
  expect(items.map(({ origin }) => origin)).toEqual(["program", "portal"]);
});

test("a payment that the program began and a page paid proves nothing, whoever asks about it afterwards", async () => {
  const { client, page, program, find } = await integrator();
  const byTurns = {
    ...program,
    call: (...[method, path, ...rest]: Parameters<typeof program.call>) =>
      (path.startsWith("/v1/payments/") ? page : program).call(method, path, ...rest),
  };
  await runCase(byTurns, "card-denied", [], atOnce);
  expect(await find(client, "card-denied")).toMatchObject({ found: null });
});

test("a certification of example runs is not first in the queue and nothing of it counts as checked", async () => {
  const own = await integrator();
  for (const id of own.begun.selected) await runCase(own.page, id, ["visa"], atOnce);
  const sent = await sendFilled(stage, own);
  expect(sent.matched).toEqual({});
  const queue = await ask(support, occurrenceContract.routes.list, { query: { status: "support-pending" } });
  const ticket = queue.items.find(({ companyId }) => companyId === own.companyId);
  expect(ticket?.isChecked).toBeUndefined();
  const seen = await ask(support, certificationContract.routes.get, { params: own.params });
  expect(seen.matched).toEqual({});
});

test("what a page asks or tries about a program's payment takes nothing from its proof", async () => {
  const { client, page, program, find } = await integrator();
  await runCase(program, "card-denied", [], atOnce);
  const nit = (await find(client, "card-denied"))?.found?.proving[0]?.nit;
  await page.call("GET", `/v1/transactions/${nit}`);
  await page.call("POST", `/v1/payments/${nit}`, { authorizer_id: "1" });
  expect((await find(client, "card-denied"))?.found).not.toBeNull();
});

test("a lost answer that only a page asked about is not proved", async () => {
  const { client, page, program, find } = await integrator();
  const byTurns = {
    ...program,
    call: (...[method, path, ...rest]: Parameters<typeof program.call>) =>
      (method === "GET" ? page : program).call(method, path, ...rest),
  };
  await runCase(byTurns, "timeout-approved", [], atOnce);
  expect(await find(client, "timeout-approved")).toMatchObject({
    found: null,
    nearest: { differences: expect.arrayContaining([expect.objectContaining({ what: "query" })]) },
  });
});
