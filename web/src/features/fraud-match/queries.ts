import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { fraudMatchContract } from "@portal/shared/fraud-match/contract.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { readOf } from "../../lib/api/read.ts";
import { notify } from "../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../ui/feedback/notify-failure.ts";
import { keepFraudCertification } from "../fraud-certification/queries.ts";

const liveMilliseconds = 4000;

/** What the orders say of each scenario, looked at again and again while somebody has the page before them. */
export const fraudFindingsQuery = (companyId: string) =>
  queryOptions({
    ...readOf(fraudMatchContract, "find", { companyId }),
    staleTime: 0,
    refetchInterval: liveMilliseconds,
  });

/** A kept order never changes, but a scenario may be used again with another one. */
export const fraudProofQuery = (companyId: string, attempt: number, caseId: FraudScenarioId) =>
  queryOptions({
    ...readOf(fraudMatchContract, "getProof", { companyId, attempt, caseId }),
    staleTime: 0,
  });

/** Fills in the returns of these scenarios from the orders that prove them. */
export function useFraudMatches(
  { companyId, version }: FraudCertification,
  onUsed: (saved: FraudCertification) => void,
) {
  const translate = useTranslations("fraud-match");
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: (caseIds: readonly FraudScenarioId[]) =>
      api(fraudMatchContract).use({ params: { companyId }, body: { version, caseIds: [...caseIds] } }),
    onSuccess: (saved, caseIds) => {
      keepFraudCertification(client, saved);
      onUsed(saved);
      notify.success(translate("used", { count: caseIds.length }));
    },
    onError: (error) => notifyFailure(error, translate("useFailed")),
  });
}
