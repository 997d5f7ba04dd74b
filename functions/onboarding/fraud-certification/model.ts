import {
  type FraudCertification,
  type FraudRevision,
  fraudAttemptSchema,
  type ScenarioReturn,
  scenarioIdSchema,
  scenarioReturnSchema,
  signatureSchema,
} from "@portal/shared/fraud-certification/model.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, stageItemSchema } from "../../stage/model.ts";
import { keptMatchOf } from "../certification-engine/model.ts";

/** The item exists from the moment the client begins. */
const itemSchema = z.object({
  ...stageItemSchema.shape,
  ...z.omit(fraudAttemptSchema, { archivedAt: true }).shape,
  signature: z.nullable(signatureSchema),
  revision: z.number(),
  matches: z.partialRecord(scenarioIdSchema, keptMatchOf(scenarioReturnSchema)),
});
export type FraudCertificationItem = z.output<typeof itemSchema>;

export interface FraudCertificationForms {
  readonly content: Omit<FraudCertificationItem, keyof StageItem>;
  readonly return: ScenarioReturn;
  readonly view: FraudCertification;
  readonly attempt: z.output<typeof fraudAttemptSchema>;
  readonly revision: FraudRevision;
}

export const fraudCertificationPlace = (companyId: string): OccurrencePlace => ({
  companyId,
  product: "fraud-prevention",
  stage: "certification",
});

export const fraudCertificationRef = (place: OccurrencePlace) => ({
  key: stageKeys.stage(place),
  schema: itemSchema,
});
