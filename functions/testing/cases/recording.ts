import { applicableCases } from "@portal/shared/certification/case-rules.ts";
import type { SeenCall } from "@portal/shared/certification-match/seen-call.ts";
import { modalities, transactionTypes } from "@portal/shared/configuration/options.ts";
import { readSeenCalls } from "../../sandbox/ledger/calls.ts";
import type { TestStore } from "../sandbox.ts";
import { type CaseRunning, runCase } from "./recorded-cases.ts";

/** All that a store can be certified for. */
export const everyCase = applicableCases({
  solutionModel: "html",
  transactionTypes: transactionTypes.map(({ id }) => id),
  authorizers: ["1", "2", "3", "33", "5", "41", "279", "280", "281", "223", "224"],
  bankTransferBoleto: ["pix"],
  modalities: modalities.map(({ id }) => id),
});

/** A page is gone through by a buyer; all other cases are made by calls alone. */
export const calledCases = everyCase.filter(({ id }) => id !== "html-return");

async function wait(seconds: number): Promise<void> {
  jest.setSystemTime(Date.now() + seconds * 1000);
}

const sorted = (calls: readonly SeenCall[]): SeenCall[] =>
  calls.toSorted((left, right) => (left.id < right.id ? -1 : 1));

/** The calls of each case as the sandbox recorded them, made one after another in the name of a store. */
export async function recordCases(
  store: TestStore,
  spoilOf: (caseId: string) => CaseRunning["spoil"] = () => undefined,
): Promise<ReadonlyMap<string, readonly SeenCall[]>> {
  const recorded = new Map<string, readonly SeenCall[]>();
  let before = 0;
  for (const { id, cards = [] } of calledCases) {
    await wait(1);
    const spoil = spoilOf(id);
    await runCase(store, id, cards, { wait, ...(spoil ? { spoil } : {}) });
    const { calls } = await readSeenCalls([store.merchantId], 1000);
    recorded.set(id, sorted(calls).slice(before));
    before = calls.length;
  }
  return recorded;
}
