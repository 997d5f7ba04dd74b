import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type AccessData, mask, type SecretField, secretFields } from "@portal/shared/access-data/model.ts";
import type { ProductId } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { keys } from "../keys.ts";
import { keyFor } from "../secret.ts";

/** A key at rest. `masked` is what screens show, so that showing it needs no key to open it with. */
const sealedSchema = z.object({
  masked: z.string(),
  iv: z.string(),
  ciphertext: z.string(),
  tag: z.string(),
});
export type Sealed = z.output<typeof sealedSchema>;

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

export const accessSlot = (companyId: string, product: ProductId) => ({
  key: keys.accessData(companyId, product),
  schema: accessItemSchema,
});

export function accessDataView(companyId: string, product: ProductId, item: AccessItem): AccessData {
  const { secrets, ...rest } = item;
  const merchantKey = secrets.merchantKey?.masked ?? "";
  const fraudDetectTestKey = secrets.fraudDetectTestKey?.masked ?? null;
  return { companyId, product, ...rest, merchantKey, fraudDetectTestKey };
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;

interface Holder {
  readonly companyId: string;
  readonly product: ProductId;
  readonly field: SecretField;
}

/** Ties a ciphertext to its place: moved to another company, product or field it no longer opens. */
const bindingOf = ({ companyId, product, field }: Holder) => Buffer.from(`${companyId}|${product}|${field}`);

export async function seal(holder: Holder, secret: string): Promise<Sealed> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await keyFor("access-data"), iv).setAAD(bindingOf(holder));
  const ciphertext = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]).toString("base64");
  return {
    masked: mask(secret),
    iv: iv.toString("base64"),
    ciphertext,
    tag: cipher.getAuthTag().toString("base64"),
  };
}

export async function unseal(holder: Holder, { iv, ciphertext, tag }: Sealed): Promise<string> {
  const key = await keyFor("access-data");
  const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, "base64"))
    .setAAD(bindingOf(holder))
    .setAuthTag(Buffer.from(tag, "base64"));
  return decipher.update(ciphertext, "base64", "utf8") + decipher.final("utf8");
}
