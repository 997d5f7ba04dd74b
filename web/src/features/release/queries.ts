import type { ProductId } from "@portal/shared/product.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";

export const releaseQuery = (companyId: string, product: ProductId) =>
  queryOptions({
    queryKey: ["release", companyId, product],
    queryFn: ({ signal }) => api(releaseContract).get({ params: { companyId, product } }, { signal }),
    staleTime: 0,
  });
