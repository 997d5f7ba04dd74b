import {
  type CaseReturn,
  type Certification,
  type CertificationAttempt,
  type CertificationRevision,
  caseIdSchema,
  caseReturnSchema,
  certificationAttemptSchema,
} from "@portal/shared/certification/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { withDefault } from "@portal/shared/field/fields.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, stageItemSchema } from "../../stage/model.ts";
import { keptMatchOf } from "../certification-engine/model.ts";

/** The item exists from the moment the client begins. */
const certificationItemSchema = z.object({
  ...stageItemSchema.shape,
  ...z.omit(certificationAttemptSchema, { archivedAt: true }).shape,
  revision: withDefault(z.number(), 0),
  matches: withDefault(z.partialRecord(caseIdSchema, keptMatchOf(caseReturnSchema)), {}),
});
export type CertificationItem = z.output<typeof certificationItemSchema>;

export interface CertificationForms {
  readonly content: Omit<CertificationItem, keyof StageItem>;
  readonly return: CaseReturn;
  readonly view: Certification;
  readonly attempt: CertificationAttempt;
  readonly revision: CertificationRevision;
}

export const certificationRef = (place: OccurrencePlace) => ({
  key: stageKeys.stage(place),
  schema: certificationItemSchema,
});

/**
 * The place of a product's certification.
 * @throws DomainError `not-found` for fraud prevention, which is certified by scenarios and has no such routes.
 */
export function certificationPlace(companyId: string, product: ProductId): OccurrencePlace {
  if (product !== "online-payment") throw new DomainError("not-found");
  return { companyId, product, stage: "certification" };
}
