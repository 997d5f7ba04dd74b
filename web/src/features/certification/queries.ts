import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { refreshStages } from "../occurrence/model.ts";

export const certificationQuery = (companyId: string, product: ProductId) =>
  queryOptions({
    queryKey: ["certification", companyId, product],
    queryFn: ({ signal }) => api(certificationContract).get({ params: { companyId, product } }, { signal }),
  });

/** A revision never changes, so it is loaded once. */
export const certificationRevisionQuery = (companyId: string, product: ProductId, revision: number) =>
  queryOptions({
    queryKey: ["certification-revision", companyId, product, revision],
    queryFn: ({ signal }) =>
      api(certificationContract).getRevision({ params: { companyId, product, revision } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface AttemptsPlace {
  readonly cursor: string | undefined;
  readonly limit: number;
}

export const attemptsQuery = (companyId: string, product: ProductId, place: AttemptsPlace) =>
  queryOptions({
    queryKey: ["certification", companyId, product, "attempts", place],
    queryFn: ({ signal }) =>
      api(certificationContract).listAttempts({ params: { companyId, product }, query: place }, { signal }),
    placeholderData: keepPreviousData,
  });

/** An act returns the present certification; other queries that show it are loaded again. */
export function keepCertification(client: QueryClient, saved: Certification): void {
  const { companyId, product } = saved;
  client.setQueryData(certificationQuery(companyId, product).queryKey, saved);
  refreshStages(client, companyId);
}
