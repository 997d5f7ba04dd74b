import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { ReleaseObstacle } from "@portal/shared/release/model.ts";
import { companyProductsRef } from "../../company/company/public.ts";
import type { ItemRef, Snapshot } from "../../platform/table/table.ts";
import { stageStateRef } from "../../stage/model.ts";
import { isFraudPreventionOpen } from "../fraud-configuration/public.ts";

/** The items that would open what is asked for in the usual order, and whether the company uses the product at all. */
const around = ({ companyId, product }: OccurrencePlace) => ({
  configuration: stageStateRef({ companyId, product: "online-payment", stage: "configuration" }),
  /** The stage that a release opens. */
  released: stageStateRef({
    companyId,
    product,
    stage: product === "online-payment" ? "certification" : "configuration",
  }),
  company: companyProductsRef(companyId),
});

export const obstacleRefs = (place: OccurrencePlace): readonly ItemRef<unknown>[] =>
  Object.values(around(place));

/** Why a release cannot be requested: the stage is already open, or the company does not use the product. */
export function obstacleIn(place: OccurrencePlace, seen: Snapshot): ReleaseObstacle | null {
  const refs = around(place);
  const configuration = seen.find(refs.configuration);
  // A stage that was begun stays open, whatever becomes of what opened it.
  if (seen.find(refs.released)) return "stage-already-open";
  if (place.product === "online-payment")
    return configuration?.status === "approved" ? "stage-already-open" : null;
  const { usesFraudDetect } = seen.get(refs.company).data;
  if (!usesFraudDetect) return "product-not-used";
  const isOpen = isFraudPreventionOpen({ usesFraudDetect, configuration, release: undefined });
  return isOpen ? "stage-already-open" : null;
}
