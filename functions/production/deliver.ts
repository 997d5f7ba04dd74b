import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { ProductId } from "@portal/shared/product.ts";
import {
  type ProductionDelivery,
  type ProductionSecret,
  productionSecretFields,
} from "@portal/shared/production/model.ts";
import { seal } from "../platform/secrets/sealed.ts";
import type { Situation } from "../stage/step.ts";
import { viewIn } from "./decision.ts";
import type { ProductionContent, ProductionItem } from "./model.ts";

type Form = Omit<ProductionDelivery, "version">;
type Field = Exclude<keyof Form, "reason" | "sharesMerchantId">;

/** The production identifiers of each product. */
const fieldsOf: Readonly<Record<ProductId, readonly Field[]>> = {
  "online-payment": ["merchantId"],
  "fraud-prevention": productionSecretFields,
};

const allFields: readonly Field[] = ["merchantId", ...productionSecretFields];

const isStored = (field: Field, stored: ProductionItem): boolean =>
  Boolean(field === "merchantId" ? stored.merchantId : stored.secrets[field]);

/**
 * @throws DomainError `invalid-input`, naming fields that are missing, fields that the product does not have, and a
 * production merchantId equal to the test environment's
 */
function requireFitting(
  form: Form,
  product: ProductId,
  stored: ProductionItem,
  testMerchantId: string | null,
): void {
  const fields = allFields.flatMap((path): FieldError[] => {
    const given = form[path];
    if (!fieldsOf[product].includes(path)) return given ? [{ path, code: "unknown-field" }] : [];
    if (!given && !isStored(path, stored)) return [{ path, code: "required" }];
    if (path === "merchantId" && given && given === testMerchantId) return [{ path, code: "invalid" }];
    return [];
  });
  if (stored.deliveredAt && !form.reason) fields.push({ path: "reason", code: "required" });
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
}

/** The content after a delivery: fields that it leaves out keep their stored value, keys are sealed. */
export async function delivered(
  form: Form,
  { place, stored, seen, at }: Situation<ProductionItem>,
): Promise<ProductionContent> {
  if (!stored) throw new DomainError("action-not-allowed");
  const { companyId, product } = place;
  requireFitting(form, product, stored, viewIn(place, seen, stored).testMerchantId);
  const after = async (field: ProductionSecret) => {
    const given = form[field];
    const holder = { purpose: "production", companyId, product, field } as const;
    return given ? seal(holder, given) : stored.secrets[field];
  };
  const [privateKey, publicKey] = await Promise.all([after("privateKey"), after("publicKey")]);
  return {
    ...stored,
    deliveredAt: at,
    merchantId: form.merchantId ?? stored.merchantId,
    secrets: { privateKey, publicKey },
  };
}
