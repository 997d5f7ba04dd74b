import { DomainError } from "@portal/shared/errors.ts";
import type { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { Store as StoreView } from "@portal/shared/sandbox/model.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { isOpenKey } from "../engine/key.ts";
import { type Store, storeRef } from "../engine/store.ts";
import { fingerprintOf } from "./public-key.ts";

export type SandboxRoutes = typeof sandboxContract.routes;

/**
 * A store for those who may see its company.
 * @throws DomainError `not-found` alike for a store that does not exist and for another company's
 */
export function storeIn(
  seen: Snapshot,
  { companyId, merchantId }: { readonly companyId: string; readonly merchantId: string },
): Store {
  const store = seen.get(storeRef(merchantId));
  if (store.companyId !== companyId) throw new DomainError("not-found");
  return store;
}

export function storeView({
  merchantId,
  kind,
  createdAt,
  keys,
  publicKey,
  clockOffsetSeconds,
}: Store): StoreView {
  return {
    merchantId,
    kind,
    createdAt,
    keys: keys
      .filter((key) => isOpenKey(key, new Date().toISOString()))
      .map(({ id, createdAt: keyCreatedAt, until = null }) => ({ id, createdAt: keyCreatedAt, until })),
    publicKey: publicKey === undefined ? null : fingerprintOf(publicKey),
    clockOffsetSeconds,
  };
}
