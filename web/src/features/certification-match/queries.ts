import type { Certification } from "@portal/shared/certification/model.ts";
import { certificationMatchContract } from "@portal/shared/certification-match/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { readOf } from "../../lib/api/read.ts";
import { keepCertification } from "../certification/queries.ts";
import { liveMilliseconds, useMatchesOf } from "../certification-engine/match/use-matches.ts";

type CertificationPlace = Pick<Certification, "companyId" | "product">;

/** What the calls say of each case, looked at again and again while somebody has the page before them. */
export const findingsQuery = ({ companyId, product, attempt, selected }: Certification) => {
  const params = { companyId, product };
  // Another selection asks about other cases, of which nothing is known yet.
  const { queryKey } = readOf(certificationMatchContract, "find", params, {});
  const own = [...queryKey, attempt, selected.join()];
  return queryOptions({
    queryKey: own,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<Awaited<ReturnType<typeof find>>>(own);
      const find = (seen: string | undefined) =>
        api(certificationMatchContract).find({ params, query: seen ? { seen } : {} }, { signal });
      const now = await find(before?.seen);
      return before && now.isUnchanged ? before : now;
    },
    staleTime: 0,
    refetchInterval: liveMilliseconds,
  });
};

/** Kept calls never change, but a case may be used again with others. */
export const proofOf = ({ companyId, product }: CertificationPlace, attempt: number, caseId: string) =>
  readOf(certificationMatchContract, "getProof", { companyId, product, attempt, caseId });

/** Fills in these cases from what was found. */
export const useMatches = (
  { companyId, product, version }: Certification,
  onUsed?: (saved: Certification) => void,
) =>
  useMatchesOf<Certification, string>(keepCertification, {
    words: "certification-match",
    use: (caseIds) =>
      api(certificationMatchContract).use({ params: { companyId, product }, body: { version, caseIds } }),
    onUsed,
  });
