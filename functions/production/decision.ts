import { DomainError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { productionTransitions } from "@portal/shared/production/lifecycle.ts";
import type { Production, ProductionStatus } from "@portal/shared/production/model.ts";
import type { Actor } from "@portal/shared/roles.ts";
import { readCompany } from "../platform/change/membership.ts";
import type { Slot, Snapshot } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { type Situation, stageSteps } from "../stage/step.ts";
import {
  isProductionLocked,
  type ProductionContent,
  type ProductionItem,
  productionPlace,
  productionSlot,
  productionView,
  surroundingSlots,
} from "./model.ts";

export function viewIn(
  place: OccurrencePlace,
  seen: Snapshot,
  item: ProductionItem | undefined = seen.find(productionSlot(place)),
): Production {
  const { certification, release, accessData } = surroundingSlots(place);
  return productionView(place, item, {
    certification: seen.find(certification),
    release: seen.find(release),
    accessData: seen.find(accessData),
  });
}

export async function readProduction(place: OccurrencePlace, actor: Actor): Promise<Production> {
  const slots = [productionSlot(place), ...Object.values(surroundingSlots(place))];
  return viewIn(place, await readCompany(place.companyId, actor, slots));
}

/**
 * When the write happens, the stage must still be unlocked and the test environment's merchantId must still be a
 * different one.
 */
export function unchanged({ place, seen }: Situation<unknown>): Write[] {
  return Object.values(surroundingSlots(place)).map((slot: Slot<{ version: number }>) => ({
    act: "check",
    key: slot.key,
    seen: seen.find(slot)?.version ?? 0,
  }));
}

/** Takes one step towards production, or corrects what was delivered. */
export const takeStep = stageSteps<
  ProductionStatus,
  ProductionContent,
  typeof productionTransitions,
  Production
>({
  transitions: productionTransitions,
  place: productionPlace,
  initial: "open",
  slot: productionSlot,
  guard: (place, stored, seen) => {
    const { status, isUnlocked } = viewIn(place, seen, stored);
    if (isProductionLocked(status, isUnlocked)) throw new DomainError("stage-locked");
  },
  around: (place) => Object.values(surroundingSlots(place)),
  view: (place, item, _occurrence, seen) => viewIn(place, seen, item),
});
