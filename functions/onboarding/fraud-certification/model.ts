import { DomainError } from "@portal/shared/errors.ts";
import { stored } from "@portal/shared/field/stored.ts";
import {
  type FraudCertificationStatus,
  fraudCertificationStatuses,
  fraudCertificationTransitions,
} from "@portal/shared/fraud-certification/lifecycle.ts";
import {
  type FraudCertification,
  fraudAttemptSchema,
  type ScenarioReturn,
  scenarioIdSchema,
  scenarioReturnSchema,
  signatureSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { fraudScenarioIds } from "@portal/shared/fraud-prevention/model.ts";
import type { OccurrencePlace, OccurrenceSummary } from "@portal/shared/occurrence/model.ts";
import { sameContent } from "@portal/shared/stage/same-content.ts";
import { provingSchema } from "@portal/shared/stage/verdict.ts";
import * as z from "zod/mini";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, type StageState, stageItemSchema, stageStateRef } from "../../stage/model.ts";
import type { Stage } from "../../stage/step.ts";

const { attempt, selected, returns, reviews, review, begunAt } = fraudAttemptSchema.shape;

/** The item exists from the moment the client begins. */
const itemSchema = z.object({
  ...stageItemSchema.shape,
  status: z.enum(fraudCertificationStatuses),
  attempt,
  begunAt,
  selected,
  returns,
  reviews,
  review,
  signature: z.nullable(signatureSchema),
  revision: z.number(),
  /** What returns were filled in from recorded calls. */
  matches: z.partialRecord(
    scenarioIdSchema,
    z.object({ return: stored(scenarioReturnSchema), proving: z.array(provingSchema), at: z.string() }),
  ),
});
export type FraudCertificationItem = z.output<typeof itemSchema>;
export type FraudCertificationContent = Omit<FraudCertificationItem, keyof StageItem>;

const product = "fraud-prevention";

export const fraudCertificationPlace = (companyId: string): OccurrencePlace => ({
  companyId,
  product,
  stage: "certification",
});

export const fraudCertificationRef = (place: OccurrencePlace) => ({
  key: stageKeys.stage(place),
  schema: itemSchema,
});

/** What opens the certification. */
export const configurationStateRef = ({ companyId }: OccurrencePlace) =>
  stageStateRef({ companyId, product, stage: "configuration" });

/** Support's release opens the product, not this: what the scenarios are tested with has to be configured first. */
export const isFraudCertificationUnlocked = (
  configuration: Pick<StageState, "status"> | undefined,
): boolean => configuration?.status === "approved";

/** An attempt begins with all scenarios. */
export const freshContent = (number: number) => ({
  attempt: number,
  selected: [...fraudScenarioIds],
  returns: {},
  matches: {},
  reviews: {},
  review: null,
});

const withoutNotes = (given: ScenarioReturn): ScenarioReturn => ({ ...given, notes: undefined });

/** The matches that still hold: a return that says anything else than its match filled in was edited by hand. */
export function matchedIn({
  returns: given,
  matches,
}: Pick<FraudCertificationItem, "returns" | "matches">): FraudCertification["matched"] {
  const holding = Object.entries(matches).flatMap(([caseId, kept]) => {
    const own = new Map<string, ScenarioReturn | undefined>(Object.entries(given)).get(caseId);
    return kept && own && sameContent(withoutNotes(own), withoutNotes(kept.return))
      ? [[caseId, { proving: kept.proving, at: kept.at }] as const]
      : [];
  });
  return Object.fromEntries(holding);
}

export function fraudCertificationView(
  { companyId }: OccurrencePlace,
  item: FraudCertificationItem | undefined,
  occurrence: OccurrenceSummary | null,
  configuration: StageState | undefined,
): FraudCertification {
  const frame = { companyId, isUnlocked: isFraudCertificationUnlocked(configuration), occurrence };
  if (!item) {
    const nothing = { begunAt: null, signature: null, revision: 0, savedAt: null, savedBy: null };
    return { ...frame, status: "open", version: 0, ...freshContent(1), ...nothing, matched: {} };
  }
  return { ...frame, ...item, savedBy: item.savedBy ?? null, matched: matchedIn(item) };
}

export const fraudCertificationStage: Stage<
  FraudCertificationStatus,
  FraudCertificationContent,
  typeof fraudCertificationTransitions,
  FraudCertification
> = {
  transitions: fraudCertificationTransitions,
  place: fraudCertificationPlace,
  initial: "open",
  ref: fraudCertificationRef,
  around: (place) => [configurationStateRef(place)],
  view: (place, item, occurrence, seen) =>
    fraudCertificationView(place, item, occurrence, seen.find(configurationStateRef(place))),
};

/**
 * Open is also what has not begun; there is nothing to fill in, send or restart yet.
 * @throws DomainError `action-not-allowed`
 */
export function begun(item: FraudCertificationItem | undefined): FraudCertificationItem {
  if (!item) throw new DomainError("action-not-allowed");
  return item;
}

/** The scenarios that support has failed, of those that are still sent. */
export const failedScenarios = ({
  selected: chosen,
  reviews: judged,
}: Pick<FraudCertificationItem, "selected" | "reviews">): FraudCertificationItem["selected"] =>
  chosen.filter((caseId) => judged[caseId]?.verdict === "failed");

/**
 * A scenario whose return may be filled in: one that support passed must stay as support saw it.
 * @throws DomainError `action-not-allowed`
 */
export function requireOpenScenario(
  { selected: chosen, reviews: judged }: FraudCertificationItem,
  caseId: FraudCertificationItem["selected"][number],
): void {
  if (!chosen.includes(caseId) || judged[caseId]?.verdict === "passed") {
    throw new DomainError("action-not-allowed");
  }
}
