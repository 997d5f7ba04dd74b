import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import type { SecretField } from "@portal/shared/access-data/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { api } from "../../lib/api/api.ts";

/** Every reveal is recorded with the caller's name. The value is returned once and cached nowhere. */
export async function revealSecret(
  companyId: string,
  product: ProductId,
  field: SecretField,
): Promise<string> {
  const { value } = await api(accessDataContract).reveal({ params: { companyId, product }, body: { field } });
  return value;
}
