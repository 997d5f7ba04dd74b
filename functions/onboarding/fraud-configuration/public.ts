import * as z from "zod/mini";
import { companyProductsRef } from "../../company/company/public.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { type StageState, stageStateRef } from "../../stage/model.ts";
import { fraudConfigurationItemSchema, fraudConfigurationRef } from "./model.ts";

const fraudConfigurationProgressSchema = z.pick(fraudConfigurationItemSchema, { status: true, review: true });
export type FraudConfigurationProgress = z.output<typeof fraudConfigurationProgressSchema>;

/** How far the configuration of fraud prevention has come. */
export const fraudConfigurationProgressRef = (companyId: string) => ({
  key: fraudConfigurationRef(companyId).key,
  schema: fraudConfigurationProgressSchema,
});

/** What opens fraud prevention to a company. */
export const openingRefs = (companyId: string) => ({
  company: companyProductsRef(companyId),
  configuration: stageStateRef({ companyId, product: "online-payment", stage: "configuration" }),
  release: stageStateRef({ companyId, product: "fraud-prevention", stage: "release" }),
});

interface FraudPreventionOpening {
  readonly usesFraudDetect: boolean;
  /** Online Payment's. */
  readonly configuration: Pick<StageState, "status"> | undefined;
  readonly release: Pick<StageState, "status"> | undefined;
}

/**
 * A company that uses the product begins once Online Payment's test environment is there, in which orders are
 * analysed; support may release it before, or to a company that did not say that it uses it.
 */
export const isFraudPreventionOpen = ({
  usesFraudDetect,
  configuration,
  release,
}: FraudPreventionOpening): boolean =>
  release?.status === "approved" || (usesFraudDetect && configuration?.status === "approved");

export function isOpenIn(seen: Snapshot, companyId: string): boolean {
  const { company, configuration, release } = openingRefs(companyId);
  return isFraudPreventionOpen({
    usesFraudDetect: seen.get(company).data.usesFraudDetect,
    configuration: seen.find(configuration),
    release: seen.find(release),
  });
}
