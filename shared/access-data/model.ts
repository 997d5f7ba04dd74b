import * as z from "zod/mini";
import { email, httpsUrl, line, optional, paragraph, version, withDefault } from "../field/fields.ts";
import { type ProductId, productIdSchema } from "../product.ts";

/** Credentials of the test environment, which support fills in when it concludes a configuration. */

/** Encrypted at rest, masked everywhere, revealed one at a time in an audited act. */
export const secretFields = ["merchantKey", "fraudDetectTestKey"] as const;
export const secretFieldSchema = z.enum(secretFields, "invalid-option");
export type SecretField = (typeof secretFields)[number];

/** Every field may be absent while support fills the form in; a key that is left out keeps its stored value. */
export const accessDataFormSchema = z.strictObject({
  site: optional(httpsUrl(200)),
  user: optional(line(80)),
  login: optional(line(80)),
  email: optional(email),
  merchantId: optional(line(40)),
  merchantKey: optional(line(200)),
  fraudDetectTestKey: optional(line(200)),
});
export type AccessDataForm = z.output<typeof accessDataFormSchema>;
export type AccessDataField = keyof AccessDataForm;

const alwaysRequired = ["site", "user", "login", "email", "merchantId", "merchantKey"] as const;

/**
 * What must be there before support can conclude: of Online Payment the store's access and, where its configuration
 * has anti-fraud, that key; of fraud prevention the key alone.
 */
export const requiredAccessData = (product: ProductId, hasAntifraud: boolean): readonly AccessDataField[] => {
  if (product === "fraud-prevention") return ["fraudDetectTestKey"];
  return hasAntifraud ? [...alwaysRequired, "fraudDetectTestKey"] : alwaysRequired;
};

/** A key as lists and screens may show it: its last four characters, or nothing of a key shorter than twelve. */
export function mask(secret: string): string {
  const characters = Array.from(secret);
  return `••••${characters.length < 12 ? "" : characters.slice(-4).join("")}`;
}

/** Set when support has read that another company has the same merchantId, and delivers it all the same. */
export const sharesMerchantId = withDefault(z.boolean(), false);

/** New credentials for those that were delivered before. A field that is left out keeps its stored value. */
export const accessDataReplacementSchema = z.strictObject({
  version,
  reason: paragraph(500),
  accessData: accessDataFormSchema,
  sharesMerchantId,
});

/** As screens and the history show it. */
export const shownAccessDataSchema = z.object({
  site: z.string(),
  user: z.string(),
  login: z.string(),
  email: z.string(),
  merchantId: z.string(),
  /** Masked. */
  merchantKey: z.string(),
  /** Masked; null where the configuration has no anti-fraud. */
  fraudDetectTestKey: z.nullable(z.string()),
});
export type ShownAccessData = z.output<typeof shownAccessDataSchema>;

export const accessDataSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  ...shownAccessDataSchema.shape,
  deliveredAt: z.string(),
  version: z.number(),
});
export type AccessData = z.output<typeof accessDataSchema>;
