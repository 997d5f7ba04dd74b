import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import type { SecretField } from "@portal/shared/access-data/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { accessDataKey } from "./model.ts";

export const accessDataQuery = (companyId: string, product: ProductId) =>
  queryOptions({
    queryKey: accessDataKey(companyId, product),
    queryFn: ({ signal }) => api(accessDataContract).get({ params: { companyId, product } }, { signal }),
  });

/** Every reveal is recorded with the caller's name. The value is returned once and cached nowhere. */
export async function revealSecret(
  companyId: string,
  product: ProductId,
  field: SecretField,
): Promise<string> {
  const { value } = await api(accessDataContract).reveal({ params: { companyId, product }, body: { field } });
  return value;
}
