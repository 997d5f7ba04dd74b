import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { ProductId } from "@portal/shared/occurrence/model.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const configurationQuery = (companyId: string, product: ProductId) =>
  queryOptions({
    queryKey: ["configuration", companyId, product],
    queryFn: ({ signal }) => api(configurationContract).get({ params: { companyId, product } }, { signal }),
  });
