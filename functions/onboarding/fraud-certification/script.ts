import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import { fraudCertificationTransitions } from "@portal/shared/fraud-certification/lifecycle.ts";
import { fraudAttemptSchema, fraudRevisionSchema } from "@portal/shared/fraud-certification/model.ts";
import {
  missingIn,
  remarksOn,
  scenarioOf,
  selectionOf,
} from "@portal/shared/fraud-certification/scenario-rules.ts";
import { fraudScenarioIds } from "@portal/shared/fraud-prevention/model.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { stageStateRef } from "../../stage/model.ts";
import { failedIn } from "../../stage/verdict.ts";
import { openCases, shown, shownBefore, untested } from "../certification-engine/model.ts";
import type { CertificationScript } from "../certification-engine/script.ts";
import { type FraudCertificationForms, fraudCertificationPlace, fraudCertificationRef } from "./model.ts";

/** What opens the certification. */
const configurationStateRef = ({ companyId, product }: OccurrencePlace) =>
  stageStateRef({ companyId, product, stage: "configuration" });

/** Support's release opens the product, not this: what the scenarios are tested with has to be configured first. */
const isUnlocked = (place: OccurrencePlace, seen: Snapshot): boolean =>
  seen.find(configurationStateRef(place))?.status === "approved";

/** An attempt begins with all scenarios. */
export const freshChoice = () => ({ selected: [...fraudScenarioIds] });

/** The certification of fraud prevention: its cases are the scenarios, and the contract must be signed. */
export const fraudCertificationScript: CertificationScript<
  FraudCertificationForms,
  typeof fraudCertificationTransitions
> = {
  product: "fraud-prevention",
  transitions: fraudCertificationTransitions,
  initial: "open",
  archived: fraudAttemptSchema,
  sent: fraudRevisionSchema,
  place: fraudCertificationPlace,
  ref: fraudCertificationRef,
  around: (place) => [configurationStateRef(place)],
  isUnlocked,

  /** What was signed stays signed. */
  begin: (blank, { before }) => ({ ...blank, ...freshChoice(), signature: before?.signature ?? null }),

  view: (place, item, occurrence, seen) => {
    const frame = { companyId: place.companyId, isUnlocked: isUnlocked(place, seen), occurrence };
    return item
      ? { ...frame, ...shown(item) }
      : { ...frame, ...untested(1), ...freshChoice(), ...shownBefore, signature: null };
  },

  select: ({ reviews }, caseIds) => selectionOf(caseIds, reviews),

  faultsIn: (item, caseId, proof) => {
    const scenario = scenarioOf(caseId);
    if (!scenario) return [];
    return [
      ...missingIn(scenario, item.returns[scenario.id], proof).map(
        (path): FieldError => ({ path, code: "required" }),
      ),
      ...remarksOn(item, scenario).map(({ field }): FieldError => ({ path: field, code: "invalid" })),
    ];
  },

  reliesOnFile: () => true,
  mustPass: () => fraudScenarioIds,
  toProve: openCases,

  conditions: {
    /** @throws DomainError `action-not-allowed` when all that is chosen has passed already */
    send: (item) => {
      if (openCases(item).length === 0) throw new DomainError("action-not-allowed");
    },

    /**
     * It goes back to whoever can do something about it: with nothing to repeat and nothing left to send, the client
     * could only begin again, while all that is missing is the signature, which support records.
     * @throws DomainError `action-not-allowed`
     */
    reject: ({ selected }, { reviews }) => {
      const isAllSent = fraudScenarioIds.every((id) => selected.includes(id));
      if (isAllSent && failedIn(reviews).length === 0) throw new DomainError("action-not-allowed");
    },

    /**
     * Nothing else concludes it: a release opens the product, and replaces no signature.
     * @throws DomainError `contract-not-signed`
     */
    conclude: ({ signature }) => {
      if (!signature) throw new DomainError("contract-not-signed");
    },
  },
};
