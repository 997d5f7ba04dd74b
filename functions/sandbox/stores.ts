import { DomainError } from "@portal/shared/errors.ts";
import type { Actor } from "@portal/shared/roles.ts";
import type { Sandbox } from "@portal/shared/sandbox/model.ts";
import { accessRef } from "../access-data/model.ts";
import { readCompany } from "../platform/change/membership.ts";
import { readAll } from "../platform/table/table.ts";
import { isOpenKey } from "../simulator/key.ts";
import { type Store, storeRef } from "../simulator/store.ts";
import { sandboxRef, storeView } from "./model.ts";

interface Stores {
  readonly own: Store | undefined;
  /** The store of the approved configuration, where no other company has it. */
  readonly accessData: Store | undefined;
  readonly hasAccessData: boolean;
}

/** The stores of a company, for somebody who may see it. */
async function readStores(companyId: string, actor: Actor): Promise<Stores> {
  const own = sandboxRef(companyId);
  const access = accessRef(companyId, "online-payment");
  const seen = await readCompany(companyId, actor, [own, access]);
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

export async function readSandbox(companyId: string, actor: Actor): Promise<Sandbox> {
  const { own, accessData, hasAccessData } = await readStores(companyId, actor);
  return {
    companyId,
    stores: [own, accessData].flatMap((store) => (store ? [storeView(store)] : [])),
    accessData: accessData ? "works" : hasAccessData ? "taken" : "none",
  };
}

/**
 * The store that a browser calls for: the one that it names, or else the company's own before that of the access data.
 * @throws DomainError `sandbox-keys-missing` where there is none, or where every key of it was revoked
 */
export async function storeToCall(
  companyId: string,
  actor: Actor,
  merchantId: string | undefined,
): Promise<Store> {
  const { own, accessData } = await readStores(companyId, actor);
  const now = new Date().toISOString();
  const store = [own, accessData].find(
    (each) =>
      each &&
      (merchantId === undefined || each.merchantId === merchantId) &&
      each.keys.some((key) => isOpenKey(key, now)),
  );
  if (!store) throw new DomainError("sandbox-keys-missing");
  return store;
}
