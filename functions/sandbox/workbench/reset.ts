import type { Reset } from "@portal/shared/sandbox/model.ts";
import * as z from "zod/mini";
import { change } from "../../platform/change/change.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { record } from "../../platform/change/record.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { readRange } from "../../platform/table/table.ts";
import { LostRace, transact } from "../../platform/table/transaction.ts";
import { storeRange, storeRef } from "../engine/model.ts";
import { storeWrite } from "./keys.ts";
import { type SandboxRoutes, storeIn } from "./model.ts";

type ResetRequest = ApiRequest<SandboxRoutes["reset"]>;

/**
 * Idempotency keys and lists point to transactions, so they go first: whatever is left after a failure points to
 * nothing that is gone.
 */
const kinds = ["IDEM", "LIST", "TX", "CALL", "HEAR", "SEND"] as const;
const batch = 100;
const batchesAtOnce = 12;

/** The act itself: on the record, with the clock right again. */
const begin = (request: ResetRequest): Promise<unknown> =>
  change(request, {
    companyId: request.params.companyId,
    reads: [storeRef(request.params.merchantId)],
    decide: (seen, by, at) => {
      const { companyId } = request.params;
      const store = { ...storeIn(seen, request.params), clockOffsetSeconds: 0 };
      const lines = record(by, { companyId, subject: "company", event: "sandbox.reset", at });
      return { writes: [storeWrite(store), ...lines], result: { removed: 0, isDone: false } };
    },
  });

/** How many it removed, and whether there may be more. */
async function removeBatch(merchantId: string, kind: (typeof kinds)[number]) {
  const range = storeRange(merchantId, kind);
  const { items } = await readRange({ ...range, limit: batch }, z.object({}));
  try {
    if (items.length > 0)
      await transact(items.map(({ position }) => ({ act: "strike", key: { pk: range.pk, sk: position } })));
    return { removed: items.length, isMore: items.length === batch };
  } catch (error) {
    // A call is writing one of them at this moment: the next batch begins with it again.
    if (error instanceof LostRace) return { removed: 0, isMore: true };
    throw error;
  }
}

async function removeSome(merchantId: string): Promise<Reset> {
  const left: (typeof kinds)[number][] = [...kinds];
  let removed = 0;
  for (let count = 0; count < batchesAtOnce && left[0]; count += 1) {
    const done = await removeBatch(merchantId, left[0]);
    removed += done.removed;
    if (!done.isMore) left.shift();
  }
  return { removed, isDone: left.length === 0 };
}

/** Removes as much as fits into a request. It may be repeated at any time, and after a failure it goes on where it was. */
export async function reset(request: ResetRequest): Promise<Reset> {
  const { companyId, merchantId } = request.params;
  if (request.body.isContinued) {
    storeIn(await readCompany(companyId, request.actor, [storeRef(merchantId)]), request.params);
  } else {
    await begin(request);
  }
  return removeSome(merchantId);
}
