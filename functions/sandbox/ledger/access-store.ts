import { readAll, type Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { endingKeys, keyHash, withNewKey } from "../engine/key.ts";
import { type Store, storeRef } from "../engine/store.ts";
import { ofCompany } from "./stores.ts";

interface Delivered {
  readonly companyId: string;
  readonly merchantId: string;
  /** In clear; only a hash of it is kept. */
  readonly merchantKey: string;
  /** The merchantId as support's form names it, and as it was before. */
  readonly given: string | undefined;
  readonly before: string | undefined;
  readonly at: string;
}

/** The store of the merchantId that the form names is among what was read; others are read now. */
async function readStores({ merchantId, given, before }: Delivered, seen: Snapshot) {
  const unread = [merchantId, before ?? merchantId].filter((id) => id !== given);
  const more = unread.length > 0 ? await readAll(unread.map(storeRef)) : seen;
  const find = (id: string) => (id === given ? seen : more).find(storeRef(id));
  return { stored: find(merchantId), left: before && before !== merchantId ? find(before) : undefined };
}

const put = (store: Store): Write => ({
  act: "put",
  key: storeRef(store.merchantId).key,
  item: store,
  seen: store.version,
});

const newStore = ({ companyId, merchantId, at }: Delivered, seen: Snapshot): Store => ({
  version: 0,
  merchantId,
  companyId,
  kind: "access-data",
  createdAt: at,
  keys: [],
  clockOffsetSeconds: 0,
  ...ofCompany(companyId, seen),
});

/**
 * The store of the sandbox that the delivered key opens as well, and the one that it leaves. Where support delivers one
 * merchantId to two companies, its store stays with the first: neither ever sees what the other did there.
 * docs/papers/decisions/0059-keys-of-the-sandbox.md
 */
export async function storeWrites(delivered: Delivered, seen: Snapshot): Promise<Write[]> {
  const { companyId, merchantKey, at } = delivered;
  const { stored, left } = await readStores(delivered, seen);
  const isOurs = (store: Store) => store.companyId === companyId && store.kind === "access-data";
  const writes: Write[] = [];
  const store = stored ?? newStore(delivered, seen);
  const hash = keyHash(merchantKey);
  const hasKey = store.keys.some((key) => key.hash === hash && key.until === undefined);
  if (isOurs(store) && !hasKey) {
    const key = { id: `delivered-${Date.parse(at)}`, hash, createdAt: at };
    writes.push(put({ ...store, keys: withNewKey(store.keys, key) }));
  }
  if (left && isOurs(left)) writes.push(put({ ...left, keys: endingKeys(left.keys, at) }));
  return writes;
}
