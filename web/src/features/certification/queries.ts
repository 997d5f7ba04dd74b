import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readOf } from "../../lib/api/read.ts";
import { keepUnder } from "../certification-engine/keep.ts";

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

export const keepCertification = keepUnder<Certification>(
  "certification",
  "online-payment",
  ({ companyId, product }) => readOf(certificationContract, "get", { companyId, product }).queryKey,
);
