import { timingSafeEqual } from "node:crypto";
import { isSessionKey, opensWithSession } from "../../../platform/secrets/session-key.ts";
import { isOpenKey, keyHash } from "../key.ts";
import type { Store } from "../model.ts";

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** Of no other name there is a store; nothing is read for one. */
export const isMerchantId = (text: string): boolean => /^[\w-]{1,15}$/.test(text);

/** Whether a key opens a store now: one of its own that has not ended, or the browser's, which lasts an hour at most. */
export async function opens(store: Store, key: string): Promise<boolean> {
  const now = new Date().toISOString();
  if (isSessionKey(key)) return opensWithSession(store, key);
  const hash = keyHash(key);
  return store.keys.some((kept) => isSame(kept.hash, hash) && isOpenKey(kept, now));
}
