import { fraudConfigurationStatuses } from "@portal/shared/fraud-configuration/lifecycle.ts";
import {
  type FraudConfiguration,
  fraudConfigurationSchema,
} from "@portal/shared/fraud-configuration/model.ts";
import type { OccurrencePlace, OccurrenceSummary } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { companyProductsRef } from "../../company/company/model.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, type StageState, stageItemSchema, stageStateRef } from "../../stage/model.ts";

const { draft, review, answers, revision } = fraudConfigurationSchema.shape;

const fraudConfigurationItemSchema = z.object({
  ...stageItemSchema.shape,
  status: z.enum(fraudConfigurationStatuses),
  draft,
  review,
  answers,
  revision,
});
export type FraudConfigurationItem = z.output<typeof fraudConfigurationItemSchema>;
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

/** What opens fraud prevention to a company. */
export const openingRefs = (companyId: string) => ({
  company: companyProductsRef(companyId),
  configuration: stageStateRef({ companyId, product: "online-payment", stage: "configuration" }),
  release: stageStateRef({ companyId, product: "fraud-prevention", stage: "release" }),
});

interface Opening {
  readonly usesFraudDetect: boolean;
  /** Online Payment's. */
  readonly configuration: Pick<StageState, "status"> | undefined;
  readonly release: Pick<StageState, "status"> | undefined;
}

/**
 * A company that uses the product begins once Online Payment's test environment is there, in which orders are
 * analysed; support may release it before, or to a company that did not say that it uses it.
 */
export const isFraudPreventionOpen = ({ usesFraudDetect, configuration, release }: Opening): boolean =>
  release?.status === "approved" || (usesFraudDetect && configuration?.status === "approved");

export function isOpenIn(seen: Snapshot, companyId: string): boolean {
  const { company, configuration, release } = openingRefs(companyId);
  return isFraudPreventionOpen({
    usesFraudDetect: seen.get(company).data.usesFraudDetect,
    configuration: seen.find(configuration),
    release: seen.find(release),
  });
}

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
