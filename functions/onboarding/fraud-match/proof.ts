import { fraudProofSchema } from "@portal/shared/fraud-match/model.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { inCompany, sortable } from "../../platform/table/keys.ts";

/** The order behind the match of one scenario. */
export const fraudProofRef = (
  { companyId, product }: OccurrencePlace,
  attempt: number,
  scenarioId: string,
) => ({
  key: inCompany(companyId, "FRAUDPROOF", product, sortable(attempt), scenarioId),
  schema: fraudProofSchema,
});
