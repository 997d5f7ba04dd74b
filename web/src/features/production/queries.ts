import type { ProductId } from "@portal/shared/product.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import type { ProductionSecret } from "@portal/shared/production/model.ts";
import { api } from "../../lib/api/api.ts";

/** Every reveal is recorded with the caller's name. The value is returned once and cached nowhere. */
export async function revealProductionKey(
  companyId: string,
  product: ProductId,
  field: ProductionSecret,
): Promise<string> {
  const { value } = await api(productionContract).reveal({ params: { companyId, product }, body: { field } });
  return value;
}
