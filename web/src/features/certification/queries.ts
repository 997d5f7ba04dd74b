import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { readOf, readsOf } from "../../lib/api/read.ts";
import { refreshStages } from "../occurrence/model.ts";

/** A revision never changes, so it is loaded once. */
export const certificationRevisionQuery = (companyId: string, product: ProductId, revision: number) =>
  queryOptions({
    ...readOf(certificationContract, "getRevision", { companyId, product, revision }),
    staleTime: "static",
  });

interface AttemptsPlace {
  readonly cursor: string | undefined;
  readonly limit: number;
}

export const attemptsQuery = (companyId: string, product: ProductId, place: AttemptsPlace) =>
  queryOptions({
    ...readOf(certificationContract, "listAttempts", { companyId, product }, place),
    placeholderData: keepPreviousData,
  });

/** An act returns the present certification; what else is read of it counts as outdated, and so do its stages. */
export function keepCertification(client: QueryClient, saved: Certification): void {
  const { companyId, product } = saved;
  void client.invalidateQueries({
    ...readsOf("certification", { companyId, product }),
    refetchType: "none",
  });
  client.setQueryData(readOf(certificationContract, "get", { companyId, product }).queryKey, saved);
  refreshStages(client, companyId);
}
