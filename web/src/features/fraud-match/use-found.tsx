import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { FoundCases } from "../certification-engine/match/found-cases.tsx";
import { InFraudMatchWords } from "./in-words.ts";
import { fraudFindingsQuery, useFraudMatches } from "./queries.ts";

interface UseFoundProps {
  readonly certification: FraudCertification;
  /** The scenarios that may still be filled in. */
  readonly openIds: readonly FraudScenarioId[];
}

/** How many scenarios the orders prove, and one click for all that were found. */
export const UseFoundOrders = (props: UseFoundProps) => (
  <InFraudMatchWords before={<Skeleton lines={1} />}>
    <Found {...props} />
  </InFraudMatchWords>
);

function Found({ certification, openIds }: UseFoundProps) {
  const items = useQuery(fraudFindingsQuery(certification.companyId)).data?.items ?? [];
  const use = useFraudMatches(certification);
  const provedIds = items.flatMap(({ scenarioId, found }) => (found ? [scenarioId] : []));
  return <FoundCases words="fraud-match" {...{ certification, openIds, provedIds, use }} />;
}
