import { createHash, randomBytes, randomInt } from "node:crypto";
import { DomainError } from "@portal/shared/errors.ts";
import type { IssuedKey, Store as StoreView } from "@portal/shared/sandbox/model.ts";
import { change } from "../../platform/change/change.ts";
import { record } from "../../platform/change/record.ts";
import type { ApiRequest, ChangeRequest } from "../../platform/http/request.ts";
import { readAll } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { keyHash, withNewKey } from "../engine/key.ts";
import { type Store, storeRef } from "../engine/store.ts";
import { newStoreRefs, ofCompany, sandboxRef } from "../ledger/stores.ts";
import { type SandboxRoutes, storeIn, storeView } from "./model.ts";

/** The interface's own limit of a merchant_id is 15 characters. */
const merchantIdCharacters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const newMerchantId = (): string =>
  `SBX${Array.from({ length: 12 }, () => merchantIdCharacters[randomInt(merchantIdCharacters.length)]).join("")}`;

/** 64 characters. */
const newMerchantKey = (): string => randomBytes(32).toString("hex");

/** Follows from the request, so that its repeat is known by it. */
export const keyIdOf = ({ actor, idempotency }: ChangeRequest): string =>
  createHash("sha256").update(`${actor.sub} ${idempotency.key}`).digest("base64url").slice(0, 12);

export const storeWrite = (store: Store): Write => ({
  act: "put",
  key: storeRef(store.merchantId).key,
  item: store,
  seen: store.version,
});

/** Support delivers and replaces the key of the access data. */
function requireOwn(store: Store): Store {
  if (store.kind !== "own") throw new DomainError("action-not-allowed");
  return store;
}

/** The key of the store that this very request made when its answer got lost. */
async function madeBefore(merchantId: string, keyId: string): Promise<Store> {
  const ref = storeRef(merchantId);
  const store = (await readAll([ref])).get(ref);
  const isRepeat = store.keys.length === 1 && store.keys[0]?.id === keyId;
  if (!isRepeat) throw new DomainError("action-not-allowed");
  return store;
}

/**
 * No answer with a key is kept, so a repeated request gets another key in place of the first:
 * docs/papers/decisions/0059-keys-of-the-sandbox.md
 */
export function createKeys(request: ApiRequest<SandboxRoutes["createKeys"]>): Promise<IssuedKey> {
  const { companyId } = request.params;
  const own = sandboxRef(companyId);
  const merchantKey = newMerchantKey();
  return change(request, {
    companyId,
    keepsNoAnswer: true,
    reads: [own, ...newStoreRefs(companyId)],
    decide: async (seen, by, at) => {
      const key = { id: keyIdOf(request), hash: keyHash(merchantKey), createdAt: at };
      const before = seen.find(own);
      if (before) {
        const store = { ...(await madeBefore(before.merchantId, key.id)), keys: [key] };
        return { writes: [storeWrite(store)], result: { store: storeView(store), merchantKey } };
      }
      const store: Store = {
        version: 0,
        merchantId: newMerchantId(),
        companyId,
        kind: "own",
        createdAt: at,
        keys: [key],
        clockOffsetSeconds: 0,
        tellsNobody: true,
        ...ofCompany(companyId, seen),
      };
      const writes: Write[] = [
        { act: "put", key: own.key, item: { merchantId: store.merchantId }, seen: 0 },
        storeWrite(store),
        ...record(by, { companyId, subject: "company", event: "sandbox.keys-created", at }),
      ];
      return { writes, result: { store: storeView(store), merchantKey } };
    },
  });
}

export function rotateKey(request: ApiRequest<SandboxRoutes["rotateKey"]>): Promise<IssuedKey> {
  const { companyId, merchantId } = request.params;
  const merchantKey = newMerchantKey();
  return change(request, {
    companyId,
    keepsNoAnswer: true,
    reads: [storeRef(merchantId)],
    decide: (seen, by, at) => {
      const before = requireOwn(storeIn(seen, request.params));
      const key = { id: keyIdOf(request), hash: keyHash(merchantKey), createdAt: at };
      const isRepeat = before.keys.some(({ id }) => id === key.id);
      const store = { ...before, keys: withNewKey(before.keys, key) };
      const entry = { companyId, subject: "company", event: "sandbox.key-rotated", at } as const;
      const writes = [storeWrite(store), ...(isRepeat ? [] : record(by, entry))];
      return { writes, result: { store: storeView(store), merchantKey } };
    },
  });
}

export function revokeKey(request: ApiRequest<SandboxRoutes["revokeKey"]>): Promise<StoreView> {
  const { companyId, merchantId, keyId } = request.params;
  return change(request, {
    companyId,
    reads: [storeRef(merchantId)],
    decide: (seen, by, at) => {
      const before = requireOwn(storeIn(seen, request.params));
      if (!before.keys.some(({ id }) => id === keyId)) throw new DomainError("not-found");
      const keys = before.keys.filter(({ id }) => id !== keyId);
      const store = { ...before, keys, revocations: (before.revocations ?? 0) + 1 };
      const entry = { companyId, subject: "company", event: "sandbox.key-revoked", at } as const;
      return { writes: [storeWrite(store), ...record(by, entry)], result: storeView(store) };
    },
  });
}
