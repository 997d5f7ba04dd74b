import type { SeenCall } from "@portal/shared/certification-match/seen-call.ts";
import { readableItems, readRange } from "../../platform/table/table.ts";
import { type RecordedCall, recordedCallSchema, storeRange } from "../engine/recorded-call.ts";

/** A recorded call with the store whose it is. */
export interface StoreCall extends SeenCall {
  readonly recorded: RecordedCall;
}

function storeCall(merchantId: string, recorded: RecordedCall): StoreCall {
  const { operation = null, code = null, transactionId = null, cards = [] } = recorded;
  return { ...recorded, operation, code, transactionId, cards, merchantId, recorded };
}

interface SeenCalls {
  readonly calls: readonly StoreCall[];
  /** There are older ones. */
  readonly isCut: boolean;
}

/** The newest calls of some stores; so many of each, however many there are. */
export async function readSeenCalls(merchantIds: readonly string[], ofEach: number): Promise<SeenCalls> {
  const read = merchantIds.map(async (merchantId) => {
    const range = { ...storeRange(merchantId, "CALL"), newestFirst: true, limit: ofEach, mayLag: true };
    const { items, end } = await readRange(range, recordedCallSchema);
    return {
      calls: readableItems(items).map((call) => storeCall(merchantId, call)),
      isCut: end !== undefined,
    };
  });
  const found = await Promise.all(read);
  return { calls: found.flatMap(({ calls }) => calls), isCut: found.some(({ isCut }) => isCut) };
}

/** Names the newest calls of these stores; the same name again means that nothing has been called since. */
export async function readNewestCall(merchantIds: readonly string[]): Promise<string> {
  const newest = merchantIds.map(async (merchantId) => {
    const range = { ...storeRange(merchantId, "CALL"), newestFirst: true, limit: 1, mayLag: true };
    const { items } = await readRange(range, recordedCallSchema);
    return items.map(({ position }) => position.slice("CALL#".length)).join("");
  });
  return (await Promise.all(newest)).join(" ");
}
