import { applicableCases } from "@portal/shared/certification/case-rules.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { certificationMatchContract } from "@portal/shared/certification-match/contract.ts";
import type { Difference } from "@portal/shared/certification-match/model.ts";
import type { RecipeCall } from "@portal/shared/certification-match/recipe/recipe.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { runCase, storeOf } from "../../testing/cases/recorded-cases.ts";
import { begin, certifiable, putFile, screenCases, verdicts } from "../../testing/certification.ts";
import { othersThanDate } from "../../testing/engines/clock.ts";
import { sandboxStore } from "../../testing/sandbox.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

// A lost answer is held until the gateway gives up; nobody waits for it here.
jest.mock("node:timers/promises", () => ({ setTimeout: async () => undefined }));

const { routes } = certificationMatchContract;
const { routes: certification } = certificationContract;

let stage: TestStage;
let support: Parameters<typeof ask>[0];
withSupport((opened, by) => {
  stage = opened;
  support = by;
});

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...othersThanDate] });
});
afterEach(() => {
  jest.useRealTimers();
});
const wait = async (seconds: number) => {
  jest.setSystemTime(Date.now() + seconds * 1000);
};

/** A company that tests with one brand, with a store in the sandbox. */
async function integrator() {
  const who = await certifiable(stage, support, { authorizers: ["1"], bankTransferBoleto: ["pix"] });
  const begun = await begin(who);
  const store = await storeOf(who);
  const run = async (spoilt: Readonly<Record<string, (call: RecipeCall) => RecipeCall>> = {}) => {
    for (const { id, cards = [] } of applicableCases(begun.scope)) {
      if (!begun.selected.includes(id)) continue;
      await wait(1);
      await runCase(store, id, cards, { wait, ...(spoilt[id] ? { spoil: spoilt[id] } : {}) });
    }
  };
  const find = (seen?: string) =>
    ask(who.client, routes.find, { params: who.params, query: seen ? { seen } : {} });
  const use = async (caseIds: readonly string[]) => {
    const { version } = await ask(who.client, certification.get, { params: who.params });
    return ask(who.client, routes.use, { params: who.params, body: { version, caseIds: [...caseIds] } });
  };
  return { ...who, begun, store, run, find, use };
}
type Integrator = Awaited<ReturnType<typeof integrator>>;

async function sendChecked({ client, companyId, params }: Integrator) {
  const now = await ask(client, certification.get, { params });
  for (const caseId of screenCases(now)) await putFile(stage, companyId, { caseId, attempt: 1 });
  return ask(client, certification.send, { params, body: { version: now.version } });
}

const queueOf = async () =>
  (await ask(support, occurrenceContract.routes.list, { query: { status: "support-pending" } })).items;

test("every case that is tested is found, used without typing, sent and concluded as checked", async () => {
  const other = await integrator();
  await other.run();
  await other.use(other.begun.selected);
  const plain = await ask(other.client, certification.get, { params: other.params });
  const [first = ""] = plain.selected;
  const byHand = { ...plain.returns[first], orderId: "HAND-1" };
  await ask(other.client, certification.saveReturn, {
    params: { ...other.params, caseId: first },
    body: { version: plain.version, return: byHand },
  });
  await sendChecked(other);

  const own = await integrator();
  await own.run();
  const { items, hasStore, isCut } = await own.find();
  expect([hasStore, isCut]).toEqual([true, false]);
  expect(items.filter(({ found }) => !found)).toEqual([]);
  const used = await own.use(own.begun.selected);
  expect(Object.keys(used.matched).toSorted()).toEqual([...own.begun.selected].toSorted());
  const sent = await sendChecked(own);

  const [top, next] = await queueOf();
  expect([top?.companyId, top?.isChecked]).toEqual([own.companyId, true]);
  expect([next?.companyId, next?.isChecked]).toEqual([other.companyId, undefined]);
  const seen = await ask(support, certification.get, { params: own.params });
  expect(seen.matched).toEqual(used.matched);
  const done = await ask(support, certification.conclude, {
    params: own.params,
    body: { version: sent.version, reviews: verdicts(sent) },
  });
  expect(done.status).toBe("concluded");
});

test("three deliberate faults are each named, and nothing else is missed", async () => {
  const own = await integrator();
  const amount = (call: RecipeCall): RecipeCall =>
    call.operation === "payment-begin" ? { ...call, body: { ...call.body, amount: "2199999" } } : call;
  const hurry = (call: RecipeCall): RecipeCall => (call.waitSeconds ? { ...call, waitSeconds: 20 } : call);
  const part = (call: RecipeCall): RecipeCall =>
    call.operation === "cancel-single" ? { ...call, body: { amount: "10000" } } : call;
  await own.run({ "card-denied": amount, "timeout-approved": hurry, "card-cancel": part });
  const { items } = await own.find();
  const missed = items.filter(({ found }) => !found);
  const named: Readonly<Record<string, readonly Difference[]>> = {
    "card-denied": [
      { what: "amount", wanted: 2_200_000, seen: 2_199_999 },
      { what: "status", wanted: ["NEG"], seen: ["CON"] },
    ],
    "timeout-approved": [{ what: "wait", wanted: 60, seen: 20 }],
    "card-cancel": [{ what: "amount", wanted: 25_000, seen: 10_000 }],
  };
  expect(Object.fromEntries(missed.map(({ caseId, nearest }) => [caseId, nearest?.differences]))).toEqual(
    named,
  );
});

test("the badge is the server's: what is edited by hand loses it, and no request can bring it", async () => {
  const own = await integrator();
  await own.run();
  const { version, returns, matched } = await own.use(["card-denied"]);
  expect(Object.keys(matched)).toEqual(["card-denied"]);
  const given = returns["card-denied"] ?? {};
  const save = (at: number, changed: object) =>
    ask(own.client, certification.saveReturn, {
      params: { ...own.params, caseId: "card-denied" },
      body: { version: at, return: { ...given, ...changed } },
    });
  const noted = await save(version, { notes: "Feito em duas telas." });
  expect(Object.keys(noted.matched)).toEqual(["card-denied"]);
  const edited = await save(noted.version, { platformUsn: "261121104400001" });
  expect(edited.matched).toEqual({});
  const foreign = await save(edited.version, {});
  const params = { ...own.params, caseId: "card-cancel" };
  const copied = await ask(own.client, certification.saveReturn, {
    params,
    body: { version: foreign.version, return: given },
  });
  expect(Object.keys(copied.matched)).toEqual(["card-denied"]);
});

test("a note stays when a match is used, and a case that nothing proves cannot be used", async () => {
  const own = await integrator();
  const params = { ...own.params, caseId: "card-denied" };
  await ask(own.client, certification.saveReturn, {
    params,
    body: { version: own.begun.version, return: { notes: "Nosso pedido 12." } },
  });
  const body = { version: own.begun.version + 1, caseIds: ["card-denied"] };
  expect(await refusal(own.client, routes.use, { params: own.params, body })).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "caseIds.0", code: "invalid-option" }],
  });
  await runCase(own.store, "card-denied", [], { wait });
  const { returns } = await own.use(["card-denied"]);
  expect(returns["card-denied"]).toMatchObject({ notes: "Nosso pedido 12.", valueCents: 2_200_000 });
});

test("a match outlives the recorded calls, and shows them without a card's number or a key", async () => {
  const own = await integrator();
  await runCase(own.store, "card-denied", [], { wait });
  await own.use(["card-denied"]);
  const reset = sandboxContract.routes.reset;
  const store = { companyId: own.companyId, merchantId: own.store.merchantId };
  await ask(own.client, reset, { params: store, body: { isContinued: false } });
  expect((await own.find()).items.filter(({ found }) => found)).toEqual([]);
  const now = await ask(support, certification.get, { params: own.params });
  expect(Object.keys(now.matched)).toEqual(["card-denied"]);
  const proof = await ask(support, routes.getProof, {
    params: { ...own.params, attempt: now.attempt, caseId: "card-denied" },
  });
  expect(proof.calls.map(({ method, operation, status }) => [method, operation, status])).toEqual([
    ["POST", "payment-begin", 201],
    ["POST", "payment-do", 400],
  ]);
  expect(JSON.stringify(proof)).toContain("************0044");
  expect(JSON.stringify(proof)).not.toMatch(/4000000000000044|"123"/);
  expect(JSON.stringify(proof)).not.toContain(own.store.merchantKey);
});

test("a Pix that is paid after its last call is found", async () => {
  const own = await integrator();
  const ask1 = (call: RecipeCall): RecipeCall => {
    const { until: _, ...rest } = call;
    return rest;
  };
  await runCase(own.store, "pix-confirmed", [], { wait, spoil: ask1 });
  const before = await own.find();
  expect(before.items.find(({ caseId }) => caseId === "pix-confirmed")?.nearest?.differences).toEqual([
    { what: "status", wanted: ["CON"], seen: ["PEN"] },
  ]);
  // Nothing is called, and yet there is more to find.
  expect(before.seen).toBe("");
  await wait(30);
  const after = await own.find(before.seen);
  expect(after.items.find(({ caseId }) => caseId === "pix-confirmed")?.found).not.toBeNull();
});

test("while nothing is called a look costs little, and another store's calls are never looked at", async () => {
  const own = await integrator();
  const stranger = await sandboxStore(stage);
  await runCase(stranger, "card-denied", [], { wait });
  const empty = await own.find();
  expect(empty.items.filter(({ found, nearest }) => found ?? nearest)).toEqual([]);
  await runCase(own.store, "card-denied", [], { wait });
  const first = await own.find(empty.seen);
  expect([first.isUnchanged, first.items.length > 0]).toEqual([false, true]);
  const again = await own.find(first.seen);
  expect([again.isUnchanged, again.items]).toEqual([true, []]);
});
