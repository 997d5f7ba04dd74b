import { withDefault } from "@portal/shared/field/fields.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { type ProductionStatus, productionStatuses } from "@portal/shared/production/lifecycle.ts";
import {
  type Production,
  productionSchema,
  productionSecretFields,
} from "@portal/shared/production/model.ts";
import * as z from "zod/mini";
import { sealedSchema } from "../../platform/secrets/sealed.ts";
import type { Key } from "../../platform/table/keys.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, type StageState, stageItemSchema, stageStateRef } from "../../stage/model.ts";
import { type AccessItem, accessRef } from "../access-data/model.ts";

/** The item exists from the client's request on. */
const productionItemSchema = z.object({
  ...stageItemSchema.shape,
  status: z.enum(productionStatuses),
  requestedAt: z.string(),
  deliveredAt: z.nullable(z.string()),
  merchantId: z.nullable(z.string()),
  secrets: z.partialRecord(z.enum(productionSecretFields), sealedSchema),
  ending: withDefault(productionSchema.shape.ending, {}),
});
export type ProductionItem = z.output<typeof productionItemSchema>;
export type ProductionContent = Omit<ProductionItem, keyof StageItem>;

export const productionPlace = (companyId: string, product: ProductId): OccurrencePlace => ({
  companyId,
  product,
  stage: "production",
});

export const productionRef = (place: OccurrencePlace) => ({
  key: stageKeys.stage(place),
  schema: productionItemSchema,
});

/**
 * The other items that production depends on: the product's own certification, and the test environment's access data.
 */
export const surroundingRefs = ({ companyId, product }: OccurrencePlace) => ({
  certification: stageStateRef({ companyId, product, stage: "certification" }),
  accessData: accessRef(companyId, product),
});

export interface Surroundings {
  readonly certification: StageState | undefined;
  readonly accessData: AccessItem | undefined;
}

export function surroundingsIn(seen: Snapshot, place: OccurrencePlace): Surroundings {
  const { certification, accessData } = surroundingRefs(place);
  return { certification: seen.find(certification), accessData: seen.find(accessData) };
}

/**
 * When the write happens, the stage must still be unlocked and the test environment's merchantId must still be a
 * different one.
 */
export function stillSo(place: OccurrencePlace, around: Surroundings): Write[] {
  const { certification, accessData } = surroundingRefs(place);
  const check = (key: Key, item: { readonly version: number } | undefined): Write => ({
    act: "check",
    key,
    seen: item?.version ?? 0,
  });
  return [check(certification.key, around.certification), check(accessData.key, around.accessData)];
}

/**
 * Each product goes live once it is certified itself. Fraud prevention's certification is concluded with its contract
 * signed; a release replaces neither.
 */
export const isProductionUnlocked = (certification: { readonly status: string } | undefined): boolean =>
  certification?.status === "concluded";

/** A delivery stays open to corrections, even while the client certifies again. */
export const isProductionLocked = (status: ProductionStatus, isUnlocked: boolean): boolean =>
  !isUnlocked && status !== "delivered";

export function productionView(
  { companyId, product }: { readonly companyId: string; readonly product: ProductId },
  item: ProductionItem | undefined,
  around: Surroundings,
): Production {
  const {
    status = "open",
    version = 0,
    requestedAt = null,
    deliveredAt = null,
    merchantId = null,
  } = item ?? {};
  const { privateKey, publicKey } = item?.secrets ?? {};
  return {
    companyId,
    product,
    status,
    version,
    isUnlocked: isProductionUnlocked(around.certification),
    requestedAt,
    deliveredAt,
    merchantId,
    testMerchantId: around.accessData?.merchantId || null,
    privateKey: privateKey?.masked ?? null,
    publicKey: publicKey?.masked ?? null,
    ending: item?.ending ?? {},
  };
}
