import { certificationTransitions } from "@portal/shared/certification/lifecycle.ts";
import { certificationAttemptSchema } from "@portal/shared/certification/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { fraudCertificationTransitions } from "@portal/shared/fraud-certification/lifecycle.ts";
import { decide } from "@portal/shared/lifecycle.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import { keptVerdictSchema } from "@portal/shared/stage/verdict.ts";
import * as z from "zod/mini";
import type { ItemRef, Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { stageKeys } from "../../stage/keys.ts";
import { evidenceCountRef } from "./model.ts";
import type { EvidenceItem } from "./public.ts";

/** A trial upload has no certification. */
interface Proof {
  readonly companyId: string;
  readonly product: ProductId;
  readonly caseId: EvidenceItem["caseId"];
}

const { status, attempt } = certificationAttemptSchema.shape;

/**
 * The part of a certification that decides about its files, whatever it tests. The whole of it is
 * `certification/model.ts` or `fraud-certification/model.ts`.
 */
const certificationStateSchema = z.object({
  version: z.number(),
  status,
  attempt,
  selected: z.array(z.string()),
  reviews: z.record(z.string(), keptVerdictSchema),
});
export type CertificationState = z.output<typeof certificationStateSchema>;

const certificationRef = ({ companyId, product }: Proof): ItemRef<CertificationState> => ({
  key: stageKeys.stage({ companyId, product, stage: "certification" }),
  schema: certificationStateSchema,
});

/** Who may change a file is who may change what it proves. */
const transitionsOf = {
  "online-payment": certificationTransitions,
  "fraud-prevention": fraudCertificationTransitions,
} as const satisfies Readonly<Record<ProductId, object>>;

/** The items to read before deciding whether files of a case may be added or removed. */
export const editableRefs = (proof: Proof): ItemRef<unknown>[] => [
  evidenceCountRef(proof.companyId, proof.product),
  ...(proof.caseId === null ? [] : [certificationRef(proof)]),
];

/**
 * The certification whose files change; undefined for a trial upload.
 * @throws DomainError `action-not-allowed` before it began, after it was sent, and for a case that has passed
 */
export function requireEditable(proof: Proof, actor: Actor, seen: Snapshot): CertificationState | undefined {
  if (proof.caseId === null) return undefined;
  const certification = seen.find(certificationRef(proof));
  if (!certification) throw new DomainError("action-not-allowed");
  decide(transitionsOf[proof.product], certification, "saveReturn", actor);
  if (certification.reviews[proof.caseId]?.verdict === "passed") throw new DomainError("action-not-allowed");
  return certification;
}

/** Makes the transaction fail if the certification changed or a file was added or removed since the read. */
export function stillSo(
  proof: Proof,
  certification: CertificationState | undefined,
  seen: Snapshot,
): Write[] {
  const count = evidenceCountRef(proof.companyId, proof.product);
  const moved: Write = { act: "put", key: count.key, item: {}, seen: seen.find(count)?.version ?? 0 };
  if (!certification) return [moved];
  const { key } = certificationRef(proof);
  return [moved, { act: "check", key, seen: certification.version }];
}
