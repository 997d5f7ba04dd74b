import { DomainError } from "@portal/shared/errors.ts";
import type { Store as StoreView } from "@portal/shared/sandbox/model.ts";
import * as z from "zod/mini";
import { inCompany } from "../platform/table/keys.ts";
import { readAll, type Snapshot } from "../platform/table/table.ts";
import { isOpenKey } from "../simulator/key.ts";
import { type Store, storeRef } from "../simulator/store.ts";
import { stageKeys } from "../stage/keys.ts";
import { fingerprintOf } from "./public-key.ts";

const sandboxItemSchema = z.object({ merchantId: z.string(), version: z.number() });

/** Names the company's own store. */
export const sandboxRef = (companyId: string) => ({
  key: inCompany(companyId, "SANDBOX"),
  schema: sandboxItemSchema,
});

/** What names the stores of a company. */
export const companyStoreRefs = (companyId: string) => ({
  own: sandboxRef(companyId),
  access: {
    key: stageKeys.accessData(companyId, "online-payment"),
    schema: z.object({ merchantId: z.string() }),
  },
});

export interface CompanyStores {
  readonly own: Store | undefined;
  /** The store of the approved configuration, where no other company has it. */
  readonly accessData: Store | undefined;
  readonly hasAccessData: boolean;
}

/** The stores that a company's own items name. */
export async function findStores(companyId: string, seen: Snapshot): Promise<CompanyStores> {
  const { own, access } = companyStoreRefs(companyId);
  const merchantIds = [seen.find(own)?.merchantId, seen.find(access)?.merchantId];
  const refs = merchantIds.map((merchantId) => (merchantId ? storeRef(merchantId) : undefined));
  const found = await readAll(refs.flatMap((ref) => ref ?? []));
  const [ownStore, accessStore] = refs.map((ref) => ref && found.find(ref));
  return {
    own: ownStore,
    accessData: accessStore?.companyId === companyId ? accessStore : undefined,
    hasAccessData: seen.find(access) !== undefined,
  };
}

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

/** The instant of the store's clock. */
export const clockOf = ({ clockOffsetSeconds }: Store): string =>
  new Date(Date.now() + clockOffsetSeconds * 1000).toISOString();

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
