import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { fraudMatchContract } from "@portal/shared/fraud-match/contract.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { readOf } from "../../lib/api/read.ts";
import { liveMilliseconds, useMatchesOf } from "../certification-engine/match/use-matches.ts";
import { keepFraudCertification } from "../fraud-certification/queries.ts";

/** What the orders say of each scenario, looked at again and again while somebody has the page before them. */
export const fraudFindingsQuery = (companyId: string) =>
  queryOptions({
    ...readOf(fraudMatchContract, "find", { companyId }),
    staleTime: 0,
    refetchInterval: liveMilliseconds,
  });

/** A kept order never changes, but a scenario may be used again with another one. */
export const fraudProofOf = (companyId: string, attempt: number, caseId: FraudScenarioId) =>
  readOf(fraudMatchContract, "getProof", { companyId, attempt, caseId });

/** Fills in the returns of these scenarios from the orders that prove them. */
export const useFraudMatches = (
  { companyId, version }: FraudCertification,
  onUsed?: (saved: FraudCertification) => void,
) =>
  useMatchesOf<FraudCertification, FraudScenarioId>(keepFraudCertification, {
    words: "fraud-match",
    use: (caseIds) => api(fraudMatchContract).use({ params: { companyId }, body: { version, caseIds } }),
    onUsed,
  });
