import { applicableCases, missingIn, scopeOf, selectionOf } from "@portal/shared/certification/case-rules.ts";
import { certificationTransitions } from "@portal/shared/certification/lifecycle.ts";
import {
  type CertificationScope,
  certificationAttemptSchema,
  certificationRevisionSchema,
} from "@portal/shared/certification/model.ts";
import { remarksOn } from "@portal/shared/certification/return-remarks.ts";
import type { FieldError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { stageStateRef } from "../../stage/model.ts";
import { refuseFor } from "../../stage/verdict.ts";
import { shown, shownBefore, untested } from "../certification-engine/model.ts";
import type { CertificationScript } from "../certification-engine/script.ts";
import { type ConfigurationProgress, configurationProgressRef } from "../configuration/public.ts";
import {
  type CertificationForms,
  type CertificationItem,
  certificationPlace,
  certificationRef,
} from "./model.ts";

/** What a certification depends on besides itself: where its cases come from, and what else may open it. */
const surroundingRefs = ({ companyId, product }: OccurrencePlace) => ({
  configuration: configurationProgressRef(companyId),
  release: stageStateRef({ companyId, product, stage: "release" }),
});

const configurationIn = (seen: Snapshot, place: OccurrencePlace): ConfigurationProgress | undefined =>
  seen.find(surroundingRefs(place).configuration);

/** Without an approved configuration the stage is locked, unless support released it. */
function isUnlocked(place: OccurrencePlace, seen: Snapshot): boolean {
  const { configuration, release } = surroundingRefs(place);
  return seen.find(configuration)?.status === "approved" || seen.find(release)?.status === "approved";
}

/** An attempt begins with the mandatory cases of the present configuration. */
export function freshChoice(configuration: Pick<ConfigurationProgress, "draft"> | undefined) {
  const scope = scopeOf(configuration?.draft ?? {});
  return { scope, selected: selectionOf(applicableCases(scope), []) };
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

const caseIn = ({ scope }: Pick<CertificationItem, "scope">, caseId: string) =>
  applicableCases(scope).find(({ id }) => id === caseId);

const mandatoryIn = ({ scope }: Pick<CertificationItem, "scope">): string[] =>
  applicableCases(scope).flatMap(({ id, isMandatory }) => (isMandatory ? [id] : []));

/** The certification of Online Payment: which cases are tested follows from the configuration. */
export const certificationScript: CertificationScript<CertificationForms> = {
  product: "online-payment",
  transitions: certificationTransitions,
  initial: "open",
  archived: certificationAttemptSchema,
  sent: certificationRevisionSchema,
  place: certificationPlace,
  ref: certificationRef,
  around: (place) => Object.values(surroundingRefs(place)),
  isUnlocked,

  begin: (blank, { place, seen }) => ({ ...blank, ...freshChoice(configurationIn(seen, place)) }),

  view: (place, item, occurrence, seen) => {
    const { companyId, product } = place;
    const configuration = configurationIn(seen, place);
    const frame = { companyId, product, isUnlocked: isUnlocked(place, seen), occurrence };
    return item
      ? { ...frame, ...shown(item), isScopeOutdated: isOutdated(item.scope, configuration) }
      : { ...frame, ...untested(1), ...freshChoice(configuration), ...shownBefore, isScopeOutdated: false };
  },

  select: ({ scope }, caseIds) => {
    const cases = applicableCases(scope);
    const strange = caseIds.flatMap((caseId, index): FieldError[] =>
      cases.some(({ id }) => id === caseId) ? [] : [{ path: `caseIds.${index}`, code: "invalid-option" }],
    );
    refuseFor("invalid-input", strange);
    return selectionOf(cases, caseIds);
  },

  faultsIn: (item, caseId, proof) => {
    const test = caseIn(item, caseId);
    if (!test) return [];
    const untrue = remarksOn(item, caseId).filter(({ refuses }) => refuses);
    return [
      ...missingIn(test, item.returns[caseId], proof).map((path): FieldError => ({ path, code: "required" })),
      ...untrue.map(({ field }): FieldError => ({ path: field, code: "invalid" })),
    ];
  },

  reliesOnFile: (item, caseId) => caseIn(item, caseId)?.needsScreens ?? false,
  mustPass: mandatoryIn,
  toProve: mandatoryIn,

  conditions: {
    /** @throws DomainError `invalid-input` for a card that the case is not tested with */
    saveReturn: (item, caseId, { cardUsns = {} }) => {
      const cards = caseIn(item, caseId)?.cards ?? [];
      const strange = Object.keys(cardUsns).flatMap((cardId): FieldError[] =>
        cards.includes(cardId) ? [] : [{ path: `return.cardUsns.${cardId}`, code: "invalid-option" }],
      );
      refuseFor("invalid-input", strange);
    },
  },
};
