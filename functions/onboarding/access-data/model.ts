import { type AccessData, type ShownAccessData, secretFields } from "@portal/shared/access-data/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { sealedSchema } from "../../platform/secrets/sealed.ts";
import { stageKeys } from "../../stage/keys.ts";

const accessItemSchema = z.object({
  site: z.string(),
  user: z.string(),
  login: z.string(),
  email: z.string(),
  merchantId: z.string(),
  secrets: z.partialRecord(z.enum(secretFields), sealedSchema),
  deliveredAt: z.string(),
  version: z.number(),
});
export type AccessItem = z.output<typeof accessItemSchema>;

export const accessRef = (companyId: string, product: ProductId) => ({
  key: stageKeys.accessData(companyId, product),
  schema: accessItemSchema,
});

/** Deliveries and revealed keys have a history of their own, beside that of the configuration they belong to. */
export const accessDataSubject = (product: ProductId) => `${product}#access-data` as const;

/** What was delivered, as screens and the history may show it. */
export function maskedAccessData(item: Omit<AccessItem, "version" | "deliveredAt">): ShownAccessData {
  const { site, user, login, email, merchantId, secrets } = item;
  const merchantKey = secrets.merchantKey?.masked ?? "";
  const fraudDetectTestKey = secrets.fraudDetectTestKey?.masked ?? null;
  return { site, user, login, email, merchantId, merchantKey, fraudDetectTestKey };
}

export function accessDataView(companyId: string, product: ProductId, item: AccessItem): AccessData {
  const { deliveredAt, version } = item;
  return { companyId, product, ...maskedAccessData(item), deliveredAt, version };
}
