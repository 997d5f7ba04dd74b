import { withDefault } from "@portal/shared/field/fields.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { productionStatuses } from "@portal/shared/production/lifecycle.ts";
import {
  type Production,
  productionSchema,
  productionSecretFields,
} from "@portal/shared/production/model.ts";
import * as z from "zod/mini";
import { sealedSchema } from "../../platform/secrets/sealed.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, type StageState, stageItemSchema, stageStateRef } from "../../stage/model.ts";
import { type DeliveredStore, deliveredStoreRef } from "../access-data/public.ts";
import { isProductionUnlocked } from "./public.ts";

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
 * The other items that production depends on: the product's own certification, and the store of the test environment.
 */
export const surroundingRefs = ({ companyId, product }: OccurrencePlace) => ({
  certification: stageStateRef({ companyId, product, stage: "certification" }),
  testStore: deliveredStoreRef({ companyId, product }),
});

export interface ProductionSurroundings {
  readonly certification: StageState | undefined;
  readonly testStore: DeliveredStore | undefined;
}

export function surroundingsIn(seen: Snapshot, place: OccurrencePlace): ProductionSurroundings {
  const { certification, testStore } = surroundingRefs(place);
  return { certification: seen.find(certification), testStore: seen.find(testStore) };
}

export function productionView(
  { companyId, product }: { readonly companyId: string; readonly product: ProductId },
  item: ProductionItem | undefined,
  around: ProductionSurroundings,
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
    testMerchantId: around.testStore?.merchantId || null,
    privateKey: privateKey?.masked ?? null,
    publicKey: publicKey?.masked ?? null,
    ending: item?.ending ?? {},
  };
}
