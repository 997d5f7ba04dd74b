import { attemptsIn } from "@portal/shared/certification-match/attempt.ts";
import { findingsOn } from "@portal/shared/certification-match/find.ts";
import type { RecipeCall } from "@portal/shared/certification-match/recipe/recipe.ts";
import type { SeenCall } from "@portal/shared/certification-match/seen-call.ts";
import { wantedFor } from "@portal/shared/certification-match/wanted.data.ts";
import * as fc from "fast-check";
import { calledCases, recordCases } from "../../testing/cases/recording.ts";
import { spoilsFor } from "../../testing/cases/spoiled.ts";
import { othersThanDate } from "../../testing/engines/clock.ts";
import { registeredKey, sandboxStore } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

// A lost answer is held until the gateway gives up; nobody waits for it here.
jest.mock("node:timers/promises", () => ({ setTimeout: async () => undefined }));

const cases = calledCases;

let stage: TestStage;
let recorded: ReadonlyMap<string, readonly SeenCall[]>;

beforeAll(async () => {
  stage = await openStage();
  const store = await sandboxStore(stage, { publicKey: registeredKey });
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...othersThanDate] });
  recorded = await recordCases(store);
});
afterAll(async () => {
  jest.useRealTimers();
  await stage.close();
});

const day = (at: string) => at.slice(0, 10);
const findings = (calls: readonly SeenCall[]) => findingsOn(cases, attemptsIn(calls), day);
const proved = (calls: readonly SeenCall[]) =>
  findings(calls).flatMap(({ caseId, match }) => (match ? [caseId] : []));
const callsOf = (caseId: string): readonly SeenCall[] => recorded.get(caseId) ?? [];
const every = () => [...recorded.values()].flat();

test("the calls that a case asks for prove it, and all together prove every case", () => {
  for (const { id } of cases) expect(proved(callsOf(id))).toContain(id);
  expect(proved(every())).toEqual(cases.map(({ id }) => id));
});

/** As other programs write the same call: zeros before an authorizer, and empty texts where they have nothing to say. */
const otherwiseWritten = (call: RecipeCall): RecipeCall => {
  const body: RecipeCall["body"] = JSON.parse(
    JSON.stringify(call.body ?? {}).replaceAll(/("authorizer_id":")(\d{1,3}")/g, "$10$2"),
  );
  const unsaid = { authorizer_id: "", installments: "", installment_type: "", amount: "", order_id: "" };
  const isCharge = call.operation === "payment-do";
  return call.method === "GET" ? call : { ...call, body: { ...(isCharge ? unsaid : {}), ...body } };
};

test("zeros before an authorizer and empty texts mean to a case what they mean to the sandbox", async () => {
  const other = await sandboxStore(stage, { publicKey: registeredKey });
  const calls = await recordCases(other, () => otherwiseWritten);
  for (const { id } of cases) expect(proved(calls.get(id) ?? [])).toContain(id);
});

test("no number is given for two cases", () => {
  const numbers = findings(every()).flatMap(({ match }) => [
    ...(match?.return.platformUsn ? [match.return.platformUsn] : []),
    ...Object.values(match?.return.cardUsns ?? {}),
  ]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each(cases.map((each) => [each.id, each] as const))(
  "%s: an attempt that lacks any one condition proves nothing, and is named with what it lacks",
  (id, each) => {
    const spoils = Object.entries(spoilsFor(wantedFor(each, each.cards?.[0])));
    expect(spoils.length).toBeGreaterThan(0);
    for (const [name, spoil] of spoils) {
      const finding = findings(spoil(callsOf(id))).find(({ caseId }) => caseId === id);
      expect([name, finding?.match]).toEqual([name, null]);
      expect([name, finding?.nearest?.differences.length]).toEqual([name, expect.any(Number)]);
    }
  },
);

/** Calls of other cases, none of which proves this one by the way. */
const strangersTo = (id: string) =>
  [...recorded]
    .filter(([other, calls]) => other !== id && !proved(calls).includes(id))
    .flatMap(([, calls]) => calls);

test("calls that have nothing to do with a case neither prove nor disturb it, in whatever order they are read", () => {
  fc.assert(
    fc.property(fc.constantFrom(...cases), fc.integer(), fc.boolean(), (each, seed, isSpoiled) => {
      const [[, spoil] = []] = Object.entries(spoilsFor(wantedFor(each, each.cards?.[0])));
      const own = isSpoiled && spoil ? spoil(callsOf(each.id)) : callsOf(each.id);
      const [mixed] = fc.sample(
        fc.shuffledSubarray([...strangersTo(each.id)]).map((some) => [...some, ...own]),
        { seed, numRuns: 1 },
      );
      const [shuffled = []] = fc.sample(fc.shuffledSubarray(mixed ?? [], { minLength: mixed?.length ?? 0 }), {
        seed,
        numRuns: 1,
      });
      expect(proved(shuffled).includes(each.id)).toBe(!isSpoiled);
    }),
    { numRuns: 60 },
  );
});

test("when each call was made matters only where a case asks for it", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cases.filter(({ block }) => block !== "status")),
      fc.integer(),
      ({ id }, seed) => {
        const calls = callsOf(id);
        const times = calls.map(({ id: callId, at }) => ({ id: callId, at }));
        const [order = times] = fc.sample(fc.shuffledSubarray(times, { minLength: times.length }), {
          seed,
          numRuns: 1,
        });
        const moved = calls.map((call, index) => ({ ...call, ...order[index] }));
        expect(proved(moved)).toContain(id);
      },
    ),
    { numRuns: 60 },
  );
});

test("a query that was made before the charge neither counts as the first nor stands in its way", () => {
  const calls = callsOf("timeout-approved");
  const charge = calls.find(({ status }) => status === null);
  const query = calls.find(({ operation }) => operation === "payment-query");
  if (!charge || !query) throw new Error("No answer got lost.");
  const at = new Date(Date.parse(charge.at) - 5000).toISOString();
  const before = { ...query, id: `${charge.id.slice(0, -1)}!`, at, answer: "{}" };
  expect(proved([...calls, before])).toContain("timeout-approved");
  expect(proved([...calls.filter((call) => call !== query), before])).not.toContain("timeout-approved");
});

test("the nearest attempt says what differs", () => {
  const spoiled = callsOf("installments-without-interest").map((call) => ({
    ...call,
    request: call.request.replace('"installments":"3"', '"installments":"1"'),
  }));
  const rest = [...recorded].flatMap(([id, calls]) => (id === "installments-without-interest" ? [] : calls));
  const found = findings([...rest, ...spoiled]).find(
    ({ caseId }) => caseId === "installments-without-interest",
  );
  expect(found?.match).toBeNull();
  expect(found?.nearest?.differences).toEqual([{ what: "installments", wanted: 3, seen: 1 }]);
});
