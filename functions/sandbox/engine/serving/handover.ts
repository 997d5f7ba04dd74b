import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { insist } from "../../../platform/table/insist.ts";
import { newUlid } from "../../../platform/table/new-ulid.ts";
import { readAll, type Snapshot } from "../../../platform/table/table.ts";
import { LostRace, transact, type Write } from "../../../platform/table/transaction.ts";
import type { Decision } from "../decider.ts";
import { type Transaction, transactionRef } from "../model.ts";
import { endpointsRef } from "../outgoing/endpoints.ts";
import { invalidated, noticeKey } from "../outgoing/notice.ts";
import { transactionWrites } from "../sight.ts";
import { expiry, inStore } from "../store.ts";

/** A post may take ten seconds and wait for others before it; the gateway ends the call after thirty. */
export const patience = { lookEveryMs: 250, longestWaitMs: 24_000 };

/** What became of the post. */
const outcomeRef = (merchantId: string, id: string) => ({
  key: inStore(merchantId, "SEND", id),
  schema: z.object({ status: z.string() }),
});

interface Handing {
  readonly merchantId: string;
  readonly decision: Decision & Required<Pick<Decision, "handsOver">>;
  readonly snapshot: Snapshot;
  /** What the call leaves behind whatever becomes of it. */
  readonly counted: readonly Write[];
}

/** The form for the authenticity address; what its answer decides on is created by whoever posts it. */
function noticeOf({ merchantId, decision }: Handing, id: string, creates: Transaction | undefined): Write {
  const { field } = decision.handsOver;
  const fields = { [field]: decision.about ?? "" };
  const item = { id, merchantId, form: { callback: "authenticity", fields }, creates, ttl: expiry() };
  return { act: "put", key: noticeKey(merchantId, decision.about ?? id, "0000"), item, seen: 0 };
}

/** How the post ended; undefined where nobody knows in time. */
async function outcome(merchantId: string, id: string): Promise<string | undefined> {
  const ref = outcomeRef(merchantId, id);
  const until = performance.now() + patience.longestWaitMs;
  while (performance.now() < until) {
    await wait(patience.lookEveryMs);
    const status = (await readAll([ref])).find(ref)?.status;
    if (status !== undefined && status !== "waiting") return status;
  }
  return undefined;
}

/** Whether it is good after all. Of two that decide at the same time the first one counts. */
async function isLateButGood({ merchantId, snapshot }: Handing, created: Transaction): Promise<boolean> {
  try {
    await transact(transactionWrites(merchantId, invalidated(created), snapshot));
    return false;
  } catch (error) {
    if (!(error instanceof LostRace)) throw error;
    const ref = transactionRef(merchantId, created.id);
    return (await readAll([ref])).find(ref)?.status === created.status;
  }
}

/**
 * Hands the identifier over and waits for the answer to it. What the call creates exists only when that is known, good
 * or invalid, and never in between. A store without an address finds the form among its notifications, and need not
 * answer it. docs/papers/decisions/0058-an-identifier-exists-when-its-receiver-answered.md
 */
export async function handedOver(
  handing: Handing,
): Promise<{ decision: Decision; writes: readonly Write[] }> {
  const { merchantId, decision, counted } = handing;
  const id = newUlid();
  const ref = endpointsRef(merchantId);
  const address = (await readAll([ref])).find(ref)?.addresses.authenticity;
  const [created] = decision.stored ?? [];
  if (address === undefined) return { decision, writes: [...counted, noticeOf(handing, id, undefined)] };
  await insist([...counted, noticeOf(handing, id, created)]);
  const status = await outcome(merchantId, id);
  const isGood =
    status === undefined
      ? created !== undefined && (await isLateButGood(handing, created))
      : status !== "failed";
  const { refusal } = decision.handsOver;
  const answered = isGood ? decision : { ...refusal, about: decision.about };
  return { decision: { ...answered, stored: [] }, writes: [] };
}
