import { type Country, countryOf } from "@portal/shared/country.ts";
import { taxIdTypes } from "@portal/shared/field/tax-id.ts";
import * as z from "zod/mini";
import { inCompany, keys as tableKeys } from "../../platform/table/keys.ts";
import { readAll, type Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { stageKeys } from "../../stage/keys.ts";
import { type RiskSettings, riskSettingsSchema, type Store, storeRef } from "../engine/store.ts";

export { type Store, storeRef } from "../engine/store.ts";

/**
 * Which stores of the sandbox a company has, and what they know of it. The portal reaches the sandbox through this
 * folder alone: it reads what was recorded, and asks for the few changes that its own decisions bring with them.
 */
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

/** How the company wants risks analysed: what its fraud prevention configuration says once it is approved. */
export const riskRef = (companyId: string) => ({
  key: stageKeys.stage({ companyId, product: "fraud-prevention", stage: "configuration" }),
  schema: z.object({ status: z.string(), draft: z.unknown() }),
});

const riskOf = (draft: unknown): RiskSettings | undefined => riskSettingsSchema.safeParse(draft).data;

const companyRef = (companyId: string) => ({
  key: tableKeys.company(companyId),
  schema: z.object({
    data: z.object({
      tradingName: z.string(),
      taxIdentificationType: z.enum(taxIdTypes.map(({ id }) => id)),
    }),
  }),
});

export const countryIn = (companyId: string, seen: Snapshot): Country =>
  countryOf(seen.get(companyRef(companyId)).data.taxIdentificationType);

/** What a store that is made now must know of its company: a call of the sandbox reads its store and never the company. */
export const newStoreRefs = (companyId: string) => [riskRef(companyId), companyRef(companyId)];

export function ofCompany(companyId: string, seen: Snapshot): Pick<Store, "country" | "name" | "risk"> {
  const stored = seen.find(riskRef(companyId));
  const risk = stored?.status === "approved" ? riskOf(stored.draft) : undefined;
  const name = seen.get(companyRef(companyId)).data.tradingName;
  return { country: countryIn(companyId, seen), name, ...(risk ? { risk } : {}) };
}

const put = (store: Store): Write => ({
  act: "put",
  key: storeRef(store.merchantId).key,
  item: store,
  seen: store.version,
});

/** The company's stores with what is approved now of its fraud prevention. */
export async function riskWrites(companyId: string, draft: unknown, seen: Snapshot): Promise<Write[]> {
  const risk = riskOf(draft);
  return (await storesIn(companyId, seen)).map((store) => put({ ...store, ...(risk ? { risk } : {}) }));
}

/** The company's stores by the name that their buyers are to see from now on. */
export async function renamedStoreWrites(companyId: string, name: string, seen: Snapshot): Promise<Write[]> {
  return (await storesIn(companyId, seen)).map((store) => put({ ...store, name }));
}

/** What a company is called, where it is and which stores are its own: what has to be read before what it did there. */
export const companyRefs = (companyId: string) => [
  companyRef(companyId),
  ...Object.values(companyStoreRefs(companyId)),
];

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

export async function storesIn(companyId: string, seen: Snapshot): Promise<Store[]> {
  const { own, accessData } = await findStores(companyId, seen);
  return [own, accessData].flatMap((store) => store ?? []);
}

/** The instant of the store's clock. */
export const clockOf = ({ clockOffsetSeconds }: Store): string =>
  new Date(Date.now() + clockOffsetSeconds * 1000).toISOString();
