import { applicableCases, scopeOf, selectionOf } from "@portal/shared/certification/case-rules.ts";
import {
  type Certification,
  type CertificationScope,
  certificationAttemptSchema,
  certificationStatuses,
} from "@portal/shared/certification/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { withDefault } from "@portal/shared/field/fields.ts";
import type { OccurrencePlace, OccurrenceSummary } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { type ConfigurationItem, configurationPlace, configurationSlot } from "../configuration/model.ts";
import { keys } from "../platform/table/keys.ts";
import type { Snapshot } from "../platform/table/table.ts";
import { type ReleaseItem, releasePlace, releaseSlot } from "../release/model.ts";
import { type StageItem, stageItemSchema } from "../stage/model.ts";

const { attempt, scope, selected, returns, reviews, review, begunAt } = certificationAttemptSchema.shape;

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
});
export type CertificationItem = z.output<typeof certificationItemSchema>;
export type CertificationContent = Omit<CertificationItem, keyof StageItem>;

export const certificationSlot = (place: OccurrencePlace) => ({
  key: keys.stage(place),
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

/** Without an approved configuration the stage is locked, unless support released it. */
export const isCertificationUnlocked = (
  configuration: Pick<ConfigurationItem, "status"> | undefined,
  release: Pick<ReleaseItem, "status"> | undefined,
): boolean => configuration?.status === "approved" || release?.status === "approved";

/**
 * The other items that a certification depends on: the configuration, which its cases come from, and what opens the
 * stage.
 */
export const groundSlots = ({ companyId, product }: OccurrencePlace) => ({
  configuration: configurationSlot(configurationPlace(companyId, product)),
  release: releaseSlot(releasePlace(companyId, product)),
});

/** A certification together with the items it depends on, from one read. */
export interface Standing {
  readonly item: CertificationItem | undefined;
  readonly configuration: ConfigurationItem | undefined;
  readonly release: ReleaseItem | undefined;
}

export const standingSlots = (place: OccurrencePlace) => {
  const { configuration, release } = groundSlots(place);
  return [certificationSlot(place), configuration, release];
};

export function standingIn(seen: Snapshot, place: OccurrencePlace): Standing {
  const { configuration, release } = groundSlots(place);
  return {
    item: seen.find(certificationSlot(place)),
    configuration: seen.find(configuration),
    release: seen.find(release),
  };
}

/** The content of a certification that begins now: the mandatory cases of the present configuration. */
export function freshContent({ configuration }: Pick<Standing, "configuration">, number: number) {
  const current = scopeOf(configuration?.draft ?? {});
  return {
    attempt: number,
    scope: current,
    selected: selectionOf(applicableCases(current), []),
    returns: {},
    reviews: {},
    review: null,
  };
}

const choicesIn = (of: CertificationScope): string[] =>
  Object.entries(of).flatMap(([name, chosen]) => [chosen].flat().map((one) => `${name} ${one}`));

/** While the configuration is in revision, nobody knows yet which cases it will ask for. */
function isOutdated(scopeThen: CertificationScope, configuration: ConfigurationItem | undefined): boolean {
  if (configuration?.status !== "approved") return false;
  const [now, then] = [choicesIn(scopeOf(configuration.draft)), choicesIn(scopeThen)];
  return now.length !== then.length || now.some((choice) => !then.includes(choice));
}

export function certificationView(
  place: OccurrencePlace,
  standing: Standing,
  occurrence: OccurrenceSummary | null,
): Certification {
  const { item, configuration, release } = standing;
  const { companyId, product } = place;
  const frame = { companyId, product, isUnlocked: isCertificationUnlocked(configuration, release) };
  if (!item) {
    const nothing = {
      begunAt: null,
      revision: 0,
      isScopeOutdated: false,
      savedAt: null,
      savedBy: null,
      occurrence,
    };
    return { ...frame, status: "open", version: 0, ...freshContent(standing, 1), ...nothing };
  }
  return {
    ...frame,
    ...item,
    savedBy: item.savedBy ?? null,
    isScopeOutdated: isOutdated(item.scope, configuration),
    occurrence,
  };
}
