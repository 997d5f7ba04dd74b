import { createHash, timingSafeEqual } from "node:crypto";
import { isSessionKey, opensWithSession } from "../platform/secrets/session-key.ts";
import type { Store } from "./model.ts";

/** Hash of a store's key, as it is kept. */
export const keyHash = (key: string): string => createHash("sha256").update(key).digest("base64url");

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** Whether a key opens a store now: one of its own that has not ended, or the browser's, which lasts an hour. */
export async function opens(store: Store, key: string): Promise<boolean> {
  const now = new Date().toISOString();
  if (isSessionKey(key)) return opensWithSession(store.merchantId, key);
  const hash = keyHash(key);
  return store.keys.some(
    ({ hash: kept, until }) => isSame(kept, hash) && (until === undefined || until > now),
  );
}
