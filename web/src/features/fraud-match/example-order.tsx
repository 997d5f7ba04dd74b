import type { Country } from "@portal/shared/country.ts";
import type { AnalysedOrder } from "@portal/shared/fraud-match/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { ErrorState } from "../../ui/feedback/states.tsx";
import { StatusBadge } from "../../ui/feedback/status.tsx";
import { InFraudMatchWords } from "./in-words.ts";
import { useOrderText } from "./order-text.ts";
import { fraudFindingsQuery } from "./queries.ts";
import "./fraud-match.css";

interface ExampleOrderProps {
  readonly order: AnalysedOrder;
  readonly country: Country;
}

/** What a page of the portal sold of a scenario: it looks like a proof and is none. */
export function ExampleOrder({ order, country }: ExampleOrderProps) {
  const translate = useTranslations("fraud-match");
  const orderText = useOrderText(country);
  return (
    <div className="fraud-match">
      <p className="fraud-match__line">
        <StatusBadge tone="neutral">{translate("example")}</StatusBadge>
        <span>{translate("exampleOf", orderText(order))}</span>
      </p>
      <p className="ui-muted">{translate("exampleLead")}</p>
    </div>
  );
}

interface ReviewedProps {
  readonly companyId: string;
  readonly scenarioId: string;
  readonly country: Country;
}

/** The same for support, whose page looks once: what was sent does not change under its eyes. */
export const ReviewedExampleOrder = (props: ReviewedProps) => (
  <InFraudMatchWords>
    <Reviewed {...props} />
  </InFraudMatchWords>
);

function Reviewed({ companyId, scenarioId, country }: ReviewedProps) {
  const findings = useQuery({ ...fraudFindingsQuery(companyId), refetchInterval: false });
  if (findings.error && !findings.data) {
    return <ErrorState error={findings.error} onRetry={findings.refetch} />;
  }
  const order = findings.data?.items.find((each) => each.scenarioId === scenarioId)?.example;
  return order ? <ExampleOrder order={order} country={country} /> : null;
}
