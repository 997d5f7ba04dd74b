import { createHash } from "node:crypto";
import type { Store } from "./store.ts";

type StoreKey = Store["keys"][number];

/** How long the key before goes on opening the store. */
const overlapSeconds = 24 * 60 * 60;

/** All that is kept of a key. */
export const keyHash = (key: string): string => createHash("sha256").update(key).digest("base64url");

export const isOpenKey = ({ until }: StoreKey, now: string): boolean => until === undefined || until > now;

const overlapEnd = (at: string): string => new Date(Date.parse(at) + overlapSeconds * 1000).toISOString();

/** Each key ends when the overlap does, unless it ends before. */
export const endingKeys = (keys: readonly StoreKey[], at: string): StoreKey[] =>
  keys.filter((key) => isOpenKey(key, at)).map((key) => ({ ...key, until: key.until ?? overlapEnd(at) }));

/**
 * With a new key. The one before works a day longer, and those before that one end at once: a store has two keys at
 * most. The same key id again replaces its key: a request whose answer got lost makes no third one.
 */
export function withNewKey(keys: readonly StoreKey[], key: StoreKey): StoreKey[] {
  const others = keys.filter(({ id }) => id !== key.id);
  return [...endingKeys(others, key.createdAt).slice(-1), key];
}
