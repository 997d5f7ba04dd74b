import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { InFraudMatchWords } from "./in-words.ts";
import { fraudFindingsQuery, useFraudMatches } from "./queries.ts";
import "./fraud-match.css";

interface UseFoundProps {
  readonly certification: FraudCertification;
  /** The scenarios that may still be filled in. */
  readonly openIds: readonly FraudScenarioId[];
}

const nothing = () => undefined;

/** How many scenarios the orders prove, and one click for all that were found. */
export const UseFoundOrders = (props: UseFoundProps) => (
  <InFraudMatchWords before={<Skeleton lines={1} />}>
    <Found {...props} />
  </InFraudMatchWords>
);

function Found({ certification, openIds }: UseFoundProps) {
  const translate = useTranslations("fraud-match");
  const { companyId, matched, selected } = certification;
  const findings = useQuery(fraudFindingsQuery(companyId));
  const use = useFraudMatches(certification, nothing);
  const found = (findings.data?.items ?? []).flatMap(({ scenarioId, found: one }) =>
    one && openIds.includes(scenarioId) && matched[scenarioId] === undefined ? [scenarioId] : [],
  );
  return (
    <div className="fraud-match__all" aria-live="polite">
      <p>
        {translate("summary", {
          matched: selected.filter((id) => matched[id]).length,
          total: selected.length,
        })}
      </p>
      {found.length > 0 && (
        <Button variant="primary" isBusy={use.isPending} onClick={() => use.mutate(found)}>
          {use.isPending ? translate("using") : translate("useAll", { count: found.length })}
        </Button>
      )}
    </div>
  );
}
