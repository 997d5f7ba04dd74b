import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { type ProductionDelivery, productionSecretFields } from "@portal/shared/production/model.ts";
import type { Key } from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/transaction.ts";
import type { StageDecision } from "../../stage/decision.ts";
import { type ProductionContent, type ProductionSurroundings, surroundingRefs } from "./model.ts";

/** What the client asks with starts anew: what was delivered before is not delivered any more. */
export const decideRequest = (comment: string | undefined, at: string): StageDecision<ProductionContent> => ({
  content: { requestedAt: at, deliveredAt: null, merchantId: null, secrets: {}, ending: {} },
  comment,
  ticket: { sentAt: at },
});

export type Delivery = Omit<ProductionDelivery, "version">;
type Field = Exclude<keyof Delivery, "reason" | "sharesMerchantId">;

/** The production identifiers of each product. */
const fieldsOf: Readonly<Record<ProductId, readonly Field[]>> = {
  "online-payment": ["merchantId"],
  "fraud-prevention": productionSecretFields,
};

const allFields: readonly Field[] = ["merchantId", ...productionSecretFields];

const isStored = (field: Field, stored: ProductionContent): boolean =>
  Boolean(field === "merchantId" ? stored.merchantId : stored.secrets[field]);

/** How long a key that was replaced still opens the analysis, so that nothing stands still while it is changed. */
const overlapMs = 24 * 60 * 60 * 1000;

/** The keys that this delivery replaces, beside those that end already. */
function endingAfter({ secrets, ending }: ProductionContent, form: Delivery, at: string) {
  const until = new Date(Date.parse(at) + overlapMs).toISOString();
  const replaced = productionSecretFields.flatMap((field) => {
    const before = secrets[field];
    return form[field] && before ? [[field, { masked: before.masked, until }] as const] : [];
  });
  return { ...ending, ...Object.fromEntries(replaced) };
}

interface Delivering {
  readonly product: ProductId;
  readonly stored: ProductionContent | undefined;
  /** The store's number in the test environment. */
  readonly testMerchantId: string | null;
  readonly at: string;
}

/**
 * What is stored after a delivery, but for new keys, which are yet to be sealed: what it leaves out keeps its stored
 * value.
 * @throws DomainError `invalid-input`, naming fields that are missing, fields that the product does not have, and a
 * production merchantId equal to the test environment's
 */
export function decideDelivery(
  { product, stored, testMerchantId, at }: Delivering,
  form: Delivery,
): StageDecision<ProductionContent> {
  if (!stored) throw new DomainError("action-not-allowed");
  const fields = allFields.flatMap((path): FieldError[] => {
    const given = form[path];
    if (!fieldsOf[product].includes(path)) return given ? [{ path, code: "unknown-field" }] : [];
    if (!given && !isStored(path, stored)) return [{ path, code: "required" }];
    if (path === "merchantId" && given && given === testMerchantId) return [{ path, code: "invalid" }];
    return [];
  });
  if (stored.deliveredAt && !form.reason) fields.push({ path: "reason", code: "required" });
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
  return {
    content: {
      ...stored,
      deliveredAt: at,
      merchantId: form.merchantId ?? stored.merchantId,
      ending: endingAfter(stored, form, at),
    },
    comment: form.reason,
    facts: { isAgain: Boolean(stored.deliveredAt) },
  };
}

/**
 * When the write happens, the stage must still be unlocked and the test environment's merchantId must still be a
 * different one.
 */
export function stillSo(place: OccurrencePlace, around: ProductionSurroundings): Write[] {
  const { certification, testStore } = surroundingRefs(place);
  const check = (key: Key, item: { readonly version: number } | undefined): Write => ({
    act: "check",
    key,
    seen: item?.version ?? 0,
  });
  return [check(certification.key, around.certification), check(testStore.key, around.testStore)];
}
