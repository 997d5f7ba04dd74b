import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import {
  type Production,
  type ProductionStatus,
  productionSecretFields,
  productionStatuses,
} from "@portal/shared/production/model.ts";
import * as z from "zod/mini";
import { type AccessItem, accessSlot } from "../access-data/model.ts";
import { type CertificationItem, certificationPlace, certificationSlot } from "../certification/model.ts";
import { sealedSchema } from "../platform/secrets/sealed.ts";
import { keys } from "../platform/table/keys.ts";
import { type ReleaseItem, releasePlace, releaseSlot } from "../release/model.ts";
import { type StageItem, stageItemSchema } from "../stage/model.ts";

/** The item exists from the client's request on. */
const productionItemSchema = z.object({
  ...stageItemSchema.shape,
  status: z.enum(productionStatuses),
  requestedAt: z.string(),
  deliveredAt: z.nullable(z.string()),
  merchantId: z.nullable(z.string()),
  secrets: z.partialRecord(z.enum(productionSecretFields), sealedSchema),
});
export type ProductionItem = z.output<typeof productionItemSchema>;
export type ProductionContent = Omit<ProductionItem, keyof StageItem>;

export const productionPlace = (companyId: string, product: ProductId): OccurrencePlace => ({
  companyId,
  product,
  stage: "production",
});

export const productionSlot = (place: OccurrencePlace) => ({
  key: keys.stage(place),
  schema: productionItemSchema,
});

/**
 * The other items that production depends on: what unlocks it, and the test environment's access data. Both products
 * follow one certification.
 */
export const surroundingSlots = ({ companyId, product }: OccurrencePlace) => ({
  certification: certificationSlot(certificationPlace(companyId, "online-payment")),
  release: releaseSlot(releasePlace(companyId, product)),
  accessData: accessSlot(companyId, product),
});

interface Surroundings {
  readonly certification: Pick<CertificationItem, "status"> | undefined;
  readonly release: Pick<ReleaseItem, "status"> | undefined;
}

/** Online Payment goes live once it is certified; so does fraud prevention, unless support released it before. */
export const isProductionUnlocked = (product: ProductId, { certification, release }: Surroundings): boolean =>
  certification?.status === "concluded" || (product === "fraud-prevention" && release?.status === "approved");

/** A delivery stays open to corrections, even while the client certifies again. */
export const isProductionLocked = (status: ProductionStatus, isUnlocked: boolean): boolean =>
  !isUnlocked && status !== "delivered";

export function productionView(
  { companyId, product }: { readonly companyId: string; readonly product: ProductId },
  item: ProductionItem | undefined,
  around: Surroundings & { readonly accessData: Pick<AccessItem, "merchantId"> | undefined },
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
    isUnlocked: isProductionUnlocked(product, around),
    requestedAt,
    deliveredAt,
    merchantId,
    testMerchantId: around.accessData?.merchantId || null,
    privateKey: privateKey?.masked ?? null,
    publicKey: publicKey?.masked ?? null,
  };
}
