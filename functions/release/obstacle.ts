import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { ReleaseObstacle } from "@portal/shared/release/model.ts";
import { companyProductsRef } from "../company/model.ts";
import type { ItemRef, Snapshot } from "../platform/table/table.ts";
import { stageStateRef } from "../stage/model.ts";

const opening: ProductId = "online-payment";

/** The items that would open the stage in the usual order, and whether the company uses the product at all. */
const around = ({ companyId }: OccurrencePlace) => ({
  configuration: stageStateRef({ companyId, product: opening, stage: "configuration" }),
  certification: stageStateRef({ companyId, product: opening, stage: "certification" }),
  company: companyProductsRef(companyId),
});

export const obstacleRefs = (place: OccurrencePlace): readonly ItemRef<unknown>[] =>
  Object.values(around(place));

/** Why a release cannot be requested: the stage is already open, or the company does not use the product. */
export function obstacleIn(place: OccurrencePlace, seen: Snapshot): ReleaseObstacle | null {
  const { configuration, certification, company } = around(place);
  const certified = seen.find(certification);
  if (place.product === opening) {
    // A stage that was begun stays open, whatever happens to the configuration.
    const isOpen = seen.find(configuration)?.status === "approved" || certified !== undefined;
    return isOpen ? "stage-already-open" : null;
  }
  if (!seen.get(company).data.usesFraudDetect) return "product-not-used";
  return certified?.status === "concluded" ? "stage-already-open" : null;
}
