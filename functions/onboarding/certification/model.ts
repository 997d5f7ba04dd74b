import { applicableCases, scopeOf, selectionOf } from "@portal/shared/certification/case-rules.ts";
import {
  type CertificationStatus,
  certificationStatuses,
  certificationTransitions,
} from "@portal/shared/certification/lifecycle.ts";
import {
  type CaseReturn,
  type Certification,
  type CertificationScope,
  caseIdSchema,
  caseReturnSchema,
  certificationAttemptSchema,
} from "@portal/shared/certification/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { withDefault } from "@portal/shared/field/fields.ts";
import { stored } from "@portal/shared/field/stored.ts";
import type { OccurrencePlace, OccurrenceSummary } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { sameContent } from "@portal/shared/stage/same-content.ts";
import { provingSchema } from "@portal/shared/stage/verdict.ts";
import * as z from "zod/mini";
import type { Snapshot } from "../../platform/table/table.ts";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, type StageState, stageItemSchema, stageStateRef } from "../../stage/model.ts";
import type { Stage } from "../../stage/step.ts";
import { type ConfigurationProgress, configurationProgressRef } from "../configuration/public.ts";

const { attempt, scope, selected, returns, reviews, review, begunAt } = certificationAttemptSchema.shape;

const keptMatchSchema = z.object({
  /** What was filled in. */
  return: stored(caseReturnSchema),
  proving: z.array(provingSchema),
  at: z.string(),
});

/** The item exists from the moment the client begins. */
const certificationItemSchema = z.object({
  ...stageItemSchema.shape,
  status: z.enum(certificationStatuses),
  attempt,
  begunAt,
  scope,
  selected,
  returns,
  reviews,
  review,
  revision: withDefault(z.number(), 0),
  /** What returns were filled in from recorded calls; the calls themselves are kept beside it, one item a case. */
  matches: withDefault(z.partialRecord(caseIdSchema, keptMatchSchema), {}),
});
export type CertificationItem = z.output<typeof certificationItemSchema>;
export type CertificationContent = Omit<CertificationItem, keyof StageItem>;

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

/** What a certification depends on besides itself: where its cases come from, and what else may open it. */
export const surroundingRefs = ({ companyId, product }: OccurrencePlace) => ({
  configuration: configurationProgressRef(companyId),
  release: stageStateRef({ companyId, product, stage: "release" }),
});

export interface Surroundings {
  readonly configuration: ConfigurationProgress | undefined;
  readonly release: StageState | undefined;
}

export function surroundingsIn(seen: Snapshot, place: OccurrencePlace): Surroundings {
  const { configuration, release } = surroundingRefs(place);
  return { configuration: seen.find(configuration), release: seen.find(release) };
}

type Opening = { readonly [Name in keyof Surroundings]: Pick<StageState, "status"> | undefined };

const withoutNotes = (given: CaseReturn): CaseReturn => ({ ...given, notes: undefined });

/**
 * The matches that still hold: a return that says anything else than its match filled in was edited by hand. A note
 * proves nothing and takes nothing away.
 */
export function matchedIn({
  returns: given,
  matches,
}: Pick<CertificationItem, "returns" | "matches">): Certification["matched"] {
  const holding = Object.entries(matches).flatMap(([caseId, kept]) => {
    const own = given[caseId];
    return kept && own && sameContent(withoutNotes(own), withoutNotes(kept.return))
      ? [[caseId, { proving: kept.proving, at: kept.at }] as const]
      : [];
  });
  return Object.fromEntries(holding);
}

/** Without an approved configuration the stage is locked, unless support released it. */
export const isCertificationUnlocked = ({ configuration, release }: Opening): boolean =>
  configuration?.status === "approved" || release?.status === "approved";

/** The content of a certification that begins now: the mandatory cases of the present configuration. */
export function freshContent(
  configuration: Pick<ConfigurationProgress, "draft"> | undefined,
  number: number,
) {
  const current = scopeOf(configuration?.draft ?? {});
  return {
    attempt: number,
    scope: current,
    selected: selectionOf(applicableCases(current), []),
    returns: {},
    matches: {},
    reviews: {},
    review: null,
  };
}

const choicesIn = (of: CertificationScope): string[] =>
  Object.entries(of).flatMap(([name, chosen]) => [chosen].flat().map((one) => `${name} ${one}`));

/** While the configuration is in revision, nobody knows yet which cases it will ask for. */
function isOutdated(
  scopeThen: CertificationScope,
  configuration: ConfigurationProgress | undefined,
): boolean {
  if (configuration?.status !== "approved") return false;
  const [now, then] = [choicesIn(scopeOf(configuration.draft)), choicesIn(scopeThen)];
  return now.length !== then.length || now.some((choice) => !then.includes(choice));
}

export function certificationView(
  { companyId, product }: OccurrencePlace,
  item: CertificationItem | undefined,
  occurrence: OccurrenceSummary | null,
  around: Surroundings,
): Certification {
  const { configuration } = around;
  const frame = { companyId, product, isUnlocked: isCertificationUnlocked(around) };
  if (!item) {
    const nothing = {
      begunAt: null,
      revision: 0,
      matched: {},
      isScopeOutdated: false,
      savedAt: null,
      savedBy: null,
      occurrence,
    };
    return { ...frame, status: "open", version: 0, ...freshContent(configuration, 1), ...nothing };
  }
  return {
    ...frame,
    ...item,
    savedBy: item.savedBy ?? null,
    isScopeOutdated: isOutdated(item.scope, configuration),
    matched: matchedIn(item),
    occurrence,
  };
}

export const certificationStage: Stage<
  CertificationStatus,
  CertificationContent,
  typeof certificationTransitions,
  Certification
> = {
  transitions: certificationTransitions,
  place: certificationPlace,
  initial: "open",
  ref: certificationRef,
  around: (place) => Object.values(surroundingRefs(place)),
  view: (place, item, occurrence, seen) =>
    certificationView(place, item, occurrence, surroundingsIn(seen, place)),
};

/**
 * Open is also what has not begun; there is nothing to fill in, send or restart yet.
 * @throws DomainError `action-not-allowed`
 */
export function begun(item: CertificationItem | undefined): CertificationItem {
  if (!item) throw new DomainError("action-not-allowed");
  return item;
}

/** The cases that support has failed, of those that are still tested. */
export const failedCases = ({
  selected: chosen,
  reviews: judged,
}: Pick<CertificationItem, "selected" | "reviews">): string[] =>
  chosen.filter((caseId) => judged[caseId]?.verdict === "failed");

/**
 * A case whose return may be filled in: one that support passed must stay as support saw it.
 * @throws DomainError `action-not-allowed`
 */
export function requireOpenCase(
  { selected: chosen, reviews: judged }: CertificationItem,
  caseId: string,
): void {
  if (!chosen.includes(caseId) || judged[caseId]?.verdict === "passed") {
    throw new DomainError("action-not-allowed");
  }
}
