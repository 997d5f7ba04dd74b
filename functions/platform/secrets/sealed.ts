import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { mask } from "@portal/shared/access-data/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { keyFor } from "./secret.ts";

/**
 * An encrypted key. `masked` is shown on screens without having to decrypt anything. It names no version of the secret:
 * docs/papers/decisions/0044-the-stages-secret-has-no-version.md
 */
export const sealedSchema = z.object({
  masked: z.string(),
  iv: z.string(),
  ciphertext: z.string(),
  tag: z.string(),
});
export type Sealed = z.output<typeof sealedSchema>;

const algorithm = "aes-256-gcm";
const ivBytes = 12;

export interface Holder {
  /** Each feature seals under a key of its own. */
  readonly purpose: "access-data" | "production";
  readonly companyId: string;
  readonly product: ProductId;
  readonly field: string;
}

/** Binds a ciphertext to its place: moved to another company, product or field it no longer decrypts. */
const bindingOf = ({ companyId, product, field }: Holder) => Buffer.from(`${companyId}|${product}|${field}`);

export async function seal(holder: Holder, secret: string): Promise<Sealed> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await keyFor(holder.purpose), iv).setAAD(bindingOf(holder));
  const ciphertext = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]).toString("base64");
  return {
    masked: mask(secret),
    iv: iv.toString("base64"),
    ciphertext,
    tag: cipher.getAuthTag().toString("base64"),
  };
}

export async function unseal(holder: Holder, { iv, ciphertext, tag }: Sealed): Promise<string> {
  const key = await keyFor(holder.purpose);
  const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, "base64"))
    .setAAD(bindingOf(holder))
    .setAuthTag(Buffer.from(tag, "base64"));
  return decipher.update(ciphertext, "base64", "utf8") + decipher.final("utf8");
}
