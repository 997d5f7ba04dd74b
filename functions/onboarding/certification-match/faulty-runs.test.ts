import { attemptsIn } from "@portal/shared/certification-match/attempt.ts";
import { findingsOn } from "@portal/shared/certification-match/find.ts";
import type { SeenCall } from "@portal/shared/certification-match/seen-call.ts";
import { readSeenCalls } from "../../sandbox/ledger/calls.ts";
import { faultyRuns } from "../../testing/cases/faulty-runs.data.ts";
import { calledCases, everyCase, recordCases } from "../../testing/cases/recording.ts";
import { othersThanDate } from "../../testing/engines/clock.ts";
import { openPage } from "../../testing/pages/open-page.ts";
import { registeredKey, sandboxStore } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

// A lost answer is held until the gateway gives up; nobody waits for it here.
jest.mock("node:timers/promises", () => ({ setTimeout: async () => undefined }));

type Recorded = ReadonlyMap<string, readonly SeenCall[]>;

let stage: TestStage;
let right: Recorded;
let faulty: Recorded;
beforeAll(async () => {
  stage = await openStage();
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...othersThanDate] });
  right = await recordCases(await sandboxStore(stage, { publicKey: registeredKey }));
  faulty = await recordCases(
    await sandboxStore(stage, { publicKey: registeredKey }),
    (caseId) => faultyRuns[caseId]?.fault,
  );
});
afterAll(async () => {
  jest.useRealTimers();
  await stage.close();
});

const findings = (calls: readonly SeenCall[]) =>
  findingsOn(everyCase, attemptsIn(calls), (at) => at.slice(0, 10));
const findingOf = (id: string, calls: readonly SeenCall[]) =>
  findings(calls).find(({ caseId }) => caseId === id);

/** The right calls of all other cases, but for those that prove this one by the way. */
const othersThan = (id: string): readonly SeenCall[] =>
  [...right].flatMap(([other, calls]) => (other === id || findingOf(id, calls)?.match ? [] : calls));

test.each(calledCases.map(({ id }) => id))(
  "a faulty run of %s is named with its fault, alone and after right runs of all other cases",
  (id) => {
    const calls = faulty.get(id) ?? [];
    for (const [among, others] of [
      ["alone", []],
      ["among others", othersThan(id)],
    ] as const) {
      const finding = findingOf(id, [...others, ...calls]);
      expect([among, finding?.match]).toEqual([among, null]);
      // Another case may have paid with one of the cards; which of them are missing is told besides.
      const differences = finding?.nearest?.differences.filter(({ what }) => what !== "cards");
      expect([among, differences]).toEqual([among, faultyRuns[id]?.differences]);
      expect(calls.some(({ at }) => at === finding?.nearest?.at)).toBe(true);
    }
  },
);

test("a page that no buyer has paid is named with that", async () => {
  const { merchantId } = await sandboxStore(stage);
  const request = { merchant_id: merchantId, amount: "4590", order_id: "PED-1" };
  await openPage({ path: "/init/json.se", form: { request: JSON.stringify(request) } });
  const { calls } = await readSeenCalls([merchantId], 10);
  expect(findingOf("html-return", [...calls, ...othersThan("html-return")])?.nearest).toMatchObject({
    at: calls[0]?.at,
    differences: [{ what: "status", wanted: ["CON"] }],
  });
});

test("an attempt that proves another case is told as that case's", () => {
  const calls = faulty.get("pay-token") ?? [];
  expect(findingOf("pay-token", [...othersThan("pay-token"), ...calls])?.nearest?.closerTo).toBe(
    "card-approved",
  );
});
