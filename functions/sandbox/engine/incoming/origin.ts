import type { CallOrigin } from "@portal/shared/sandbox/call.ts";
import { isSessionKey } from "../../../platform/secrets/session-key.ts";
import type { Snapshot } from "../../../platform/table/table.ts";
import { type Transaction, transactionRef } from "../model.ts";

/** In lower case, as each call's headers are read. */
export const siteHeader = "sec-fetch-site";

/**
 * Whose call it is. Pages of the portal call with a session's key; where somebody types the store's own into one of
 * them, their browser says that the call comes from this very site. No program of a store says so.
 */
export const originOf = (
  merchantKey: string,
  headers: Readonly<Record<string, string | undefined>>,
): CallOrigin => (isSessionKey(merchantKey) || headers[siteHeader] === "same-origin" ? "portal" : "program");

interface Before {
  readonly merchantId: string;
  readonly snapshot: Snapshot;
}

/** What a call of that origin stores: what the portal makes, or has analysed, is an example from then on. */
export function markedBy(
  origin: CallOrigin,
  stored: readonly Transaction[],
  { merchantId, snapshot }: Before,
): readonly Transaction[] {
  if (origin === "program") return stored;
  return stored.map((transaction) => {
    const { id, version } = transaction;
    const before = version === 0 ? undefined : snapshot.find(transactionRef(merchantId, id));
    const isUnmoved = before && before.analysis?.past.length === transaction.analysis?.past.length;
    return isUnmoved ? transaction : { ...transaction, origin };
  });
}
