import { fraudConfigurationStatuses } from "@portal/shared/fraud-configuration/lifecycle.ts";
import {
  type FraudConfiguration,
  fraudConfigurationSchema,
} from "@portal/shared/fraud-configuration/model.ts";
import type { OccurrencePlace, OccurrenceSummary } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, stageItemSchema } from "../../stage/model.ts";

const { draft, review, answers, revision } = fraudConfigurationSchema.shape;

export const fraudConfigurationItemSchema = z.object({
  ...stageItemSchema.shape,
  status: z.enum(fraudConfigurationStatuses),
  draft,
  review,
  answers,
  revision,
});
type FraudConfigurationItem = z.output<typeof fraudConfigurationItemSchema>;
export type FraudConfigurationContent = Omit<FraudConfigurationItem, keyof StageItem>;

export const fraudConfigurationPlace = (companyId: string): OccurrencePlace => ({
  companyId,
  product: "fraud-prevention",
  stage: "configuration",
});

/** Approved, it opens the certification; its draft says what is analysed when, and what becomes of it. */
export const fraudConfigurationRef = (companyId: string) => ({
  key: stageKeys.stage(fraudConfigurationPlace(companyId)),
  schema: fraudConfigurationItemSchema,
});

/** Before the first save there is no item; what the client sees is an empty open one. */
export function fraudConfigurationView(
  { companyId, product }: OccurrencePlace,
  item: FraudConfigurationItem | undefined,
  occurrence: OccurrenceSummary | null,
): FraudConfiguration {
  const { status = "open", version = 0, savedAt = null, savedBy = null } = item ?? {};
  const work = {
    draft: item?.draft ?? {},
    review: item?.review ?? null,
    answers: item?.answers ?? {},
    revision: item?.revision ?? 0,
  };
  return { companyId, product, status, version, ...work, savedAt, savedBy, occurrence };
}
