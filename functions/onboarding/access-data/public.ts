import {
  type AccessDataField,
  type AccessDataForm,
  accessDataFormSchema,
  requiredAccessData,
  type SecretField,
  secretFields,
} from "@portal/shared/access-data/model.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { claimMerchantId, holdersRefs } from "../../company/merchant-id/public.ts";
import type { Author } from "../../platform/change/author.ts";
import { record } from "../../platform/change/record.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import type { ItemRef, Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { storeWrites } from "../../sandbox/ledger/access-store.ts";
import { newStoreRefs, storeRef } from "../../sandbox/ledger/stores.ts";
import { type AccessItem, accessDataSubject, accessRef, maskedAccessData } from "./model.ts";

type DeliveryPlace = Pick<OccurrencePlace, "companyId" | "product">;

const deliveredStoreSchema = z.object({ merchantId: z.string(), version: z.number() });
export type DeliveredStore = z.output<typeof deliveredStoreSchema>;

/** The store that was delivered for tests; production has to be another one. */
export const deliveredStoreRef = ({ companyId, product }: DeliveryPlace) => ({
  key: accessRef(companyId, product).key,
  schema: deliveredStoreSchema,
});

/** What a delivery by this form depends on. */
export const deliveryRefs = (
  { companyId, product }: DeliveryPlace,
  { merchantId }: AccessDataForm,
): readonly ItemRef<unknown>[] => [
  accessRef(companyId, product),
  ...holdersRefs(merchantId),
  ...newStoreRefs(companyId),
  ...(merchantId ? [storeRef(merchantId)] : []),
];

const isSecret = (field: AccessDataField): field is SecretField =>
  (secretFields as readonly AccessDataField[]).includes(field);

/** @throws DomainError `invalid-input`, naming what is not delivered of fraud prevention: it has no store of its own. */
function refuseForeign(form: AccessDataForm, product: ProductId): void {
  if (product !== "fraud-prevention") return;
  const own = requiredAccessData(product, true);
  const fields = z
    .keyof(accessDataFormSchema)
    .options.filter((field) => form[field] !== undefined && !own.includes(field))
    .map((field): FieldError => ({ path: `accessData.${field}`, code: "unknown-field" }));
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
}

/** @throws DomainError `access-data-incomplete`, naming what neither the form nor an earlier delivery has. */
function requireComplete(
  form: AccessDataForm,
  stored: AccessItem | undefined,
  required: readonly AccessDataField[],
): void {
  const isThere = (field: AccessDataField) =>
    form[field] ?? (isSecret(field) ? stored?.secrets[field] : stored?.[field]);
  const fields = required
    .filter((field) => !isThere(field))
    .map((field): FieldError => ({ path: `accessData.${field}`, code: "required" }));
  if (fields.length > 0) throw new DomainError("access-data-incomplete", { fields });
}

/** The keys of the form are sealed, the others stay as stored. Without anti-fraud, its key is removed. */
async function secretsAfter(
  form: AccessDataForm,
  stored: AccessItem | undefined,
  place: DeliveryPlace,
  hasAntifraud: boolean,
): Promise<AccessItem["secrets"]> {
  const { companyId, product } = place;
  const secrets: AccessItem["secrets"] = {};
  for (const field of secretFields) {
    if (field === "fraudDetectTestKey" && !hasAntifraud) continue;
    const given = form[field];
    const holder = { purpose: "access-data", companyId, product, field } as const;
    secrets[field] = given ? await seal(holder, given) : stored?.secrets[field];
  }
  return secrets;
}

interface AccessDataDelivery {
  readonly place: DeliveryPlace;
  readonly seen: Snapshot;
  readonly by: Author;
  readonly at: string;
  readonly hasAntifraud: boolean;
  readonly isShared: boolean;
  /** Why the new delivery replaces the old one; the client reads it. */
  readonly reason?: string;
}

/** The sandbox's store of what is delivered; its key in clear is the form's, or else what was sealed before. */
async function sandboxWrites(
  form: AccessDataForm,
  { merchantId, secrets }: Pick<AccessItem, "merchantId" | "secrets">,
  { place, seen, at }: AccessDataDelivery,
): Promise<Write[]> {
  const { companyId, product } = place;
  const holder = { purpose: "access-data", companyId, product, field: "merchantKey" } as const;
  const merchantKey =
    form.merchantKey ?? (secrets.merchantKey && (await unseal(holder, secrets.merchantKey)));
  if (!merchantKey) return [];
  const before = seen.find(accessRef(companyId, product))?.merchantId;
  return storeWrites({ companyId, merchantId, merchantKey, given: form.merchantId, before, at }, seen);
}

/**
 * The access data after support's form, and the line of history. A field that the form leaves out keeps its stored
 * value.
 */
export async function deliver(
  form: AccessDataForm,
  delivery: AccessDataDelivery,
): Promise<{ item: AccessItem; writes: Write[] }> {
  const { place, seen, by, at, hasAntifraud, isShared, reason } = delivery;
  const { companyId, product } = place;
  const ref = accessRef(companyId, product);
  const stored = seen.find(ref);
  refuseForeign(form, product);
  requireComplete(form, stored, requiredAccessData(product, hasAntifraud));
  const kept = (field: Exclude<AccessDataField, SecretField>) => form[field] ?? stored?.[field] ?? "";
  const content = {
    site: kept("site"),
    user: kept("user"),
    login: kept("login"),
    email: kept("email"),
    merchantId: kept("merchantId"),
    secrets: await secretsAfter(form, stored, place, hasAntifraud),
    deliveredAt: at,
  };
  const claim = { companyId, given: form.merchantId, stored: stored?.merchantId, isShared };
  const entry = {
    companyId,
    subject: accessDataSubject(product),
    event: reason === undefined ? "access-data.delivered" : "access-data.replaced",
    at,
    comment: reason,
    facts: { data: maskedAccessData(content) },
  } as const;
  const version = stored?.version ?? 0;
  const writes: Write[] = [
    ...(await claimMerchantId(claim, seen)),
    ...(await sandboxWrites(form, content, delivery)),
    { act: "put", key: ref.key, item: content, seen: version },
    ...record(by, entry, reason === undefined ? undefined : { product }),
  ];
  return { item: { ...content, version: version + 1 }, writes };
}
