import { DomainError } from "@portal/shared/errors.ts";
import type { Actor } from "@portal/shared/roles.ts";
import type { Sandbox } from "@portal/shared/sandbox/model.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { isOpenKey } from "../engine/key.ts";
import type { Store } from "../engine/store.ts";
import { type CompanyStores, companyStoreRefs, findStores } from "../ledger/stores.ts";
import { storeView } from "./model.ts";

/** The stores of a company, for somebody who may see it. */
async function readStores(companyId: string, actor: Actor): Promise<CompanyStores> {
  const refs = companyStoreRefs(companyId);
  return findStores(companyId, await readCompany(companyId, actor, Object.values(refs)));
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
