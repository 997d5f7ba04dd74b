import { DomainError } from "@portal/shared/errors.ts";
import { decide } from "@portal/shared/lifecycle.ts";
import type { ProductId } from "@portal/shared/occurrence/model.ts";
import { type ProductionAction, productionTransitions } from "@portal/shared/production/lifecycle.ts";
import type { Production } from "@portal/shared/production/model.ts";
import type { Actor } from "@portal/shared/roles.ts";
import { accountSlot } from "../account/model.ts";
import { change, requireVersion } from "../change.ts";
import { readCompany } from "../membership.ts";
import { record } from "../record.ts";
import type { ChangeRequest } from "../request.ts";
import type { Slot, Snapshot } from "../table.ts";
import type { Write } from "../transaction.ts";
import {
  isProductionLocked,
  type ProductionItem,
  productionSlot,
  productionView,
  surroundingSlots,
} from "./model.ts";

interface Place {
  readonly companyId: string;
  readonly product: ProductId;
}

type StepRequest = ChangeRequest & {
  readonly params: Place;
  readonly body: { readonly version: number };
};

export interface Situation {
  readonly stored: ProductionItem | undefined;
  /** As it is shown before the step. */
  readonly shown: Production;
  readonly at: string;
}

export type Content = Omit<ProductionItem, "status" | "version">;

interface Step {
  readonly action: ProductionAction;
  readonly comment?: string | undefined;
  readonly content: (situation: Situation) => Content | Promise<Content>;
}

const slotsOf = ({ companyId, product }: Place) => ({
  own: productionSlot(companyId, product),
  ...surroundingSlots(companyId, product),
});

function viewOf(place: Place, seen: Snapshot, item: ProductionItem | undefined): Production {
  const { certification, release, accessData } = slotsOf(place);
  return productionView(place, item, {
    certification: seen.find(certification),
    release: seen.find(release),
    accessData: seen.find(accessData),
  });
}

export async function readProduction(place: Place, actor: Actor): Promise<Production> {
  const slots = slotsOf(place);
  const seen = await readCompany(place.companyId, actor, Object.values(slots));
  return viewOf(place, seen, seen.find(slots.own));
}

/** What opened the stage must still do so, and the test environment's number still be another, at the moment of writing. */
function unchanged(around: ReturnType<typeof surroundingSlots>, seen: Snapshot): Write[] {
  return Object.values(around).map((slot: Slot<{ version: number }>) => ({
    act: "check",
    key: slot.key,
    seen: seen.find(slot)?.version ?? 0,
  }));
}

/** Takes one step towards production, or corrects what was delivered. */
export function takeStep(request: StepRequest, { action, comment, content }: Step): Promise<Production> {
  const { actor, body, params } = request;
  const { companyId, product } = params;
  const slots = slotsOf(params);
  return change(request, {
    companyId,
    reads: [...Object.values(slots), accountSlot(actor.sub)],
    current: (seen) => viewOf(params, seen, seen.find(slots.own)),
    decide: async (seen) => {
      const stored = seen.find(slots.own);
      const shown = viewOf(params, seen, stored);
      requireVersion(shown.version, body.version);
      if (isProductionLocked(shown.status, shown.isUnlocked)) throw new DomainError("stage-locked");
      const { status, version, event } = decide(productionTransitions, shown, action, actor);
      const at = new Date().toISOString();
      const item: ProductionItem = { ...(await content({ stored, shown, at })), status, version };
      // Support may act before ever opening an account of its own.
      const actorName = seen.find(accountSlot(actor.sub))?.name ?? "";
      const happening = { companyId, subject: `${product}#production`, event, at, actorName, comment };
      const writes: Write[] = [
        { act: "put", key: slots.own.key, item, seen: shown.version },
        ...unchanged(surroundingSlots(companyId, product), seen),
      ];
      return {
        writes: [...writes, ...record(request, happening, { product })],
        result: viewOf(params, seen, item),
      };
    },
  });
}
