import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";

/** A revision never changes, so it is loaded once. */
export const configurationRevisionQuery = (companyId: string, product: ProductId, revision: number) =>
  queryOptions({
    queryKey: ["configuration-revision", companyId, product, revision],
    queryFn: ({ signal }) =>
      api(configurationContract).getRevision({ params: { companyId, product, revision } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const configurationQuery = (companyId: string, product: ProductId) =>
  queryOptions({
    queryKey: ["configuration", companyId, product],
    queryFn: ({ signal }) => api(configurationContract).get({ params: { companyId, product } }, { signal }),
  });
