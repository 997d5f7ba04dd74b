import type { Country } from "@portal/shared/country.ts";
import type { AnalysedOrder } from "@portal/shared/fraud-match/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { ErrorState } from "../../ui/feedback/states.tsx";
import { ExampleMatch } from "../certification-engine/match/outcome.tsx";
import { InFraudMatchWords } from "./in-words.ts";
import { useOrderText } from "./order-text.ts";
import { fraudFindingsQuery } from "./queries.ts";

interface ExampleOrderProps {
  readonly order: AnalysedOrder;
  readonly country: Country;
}

/** What a page of the portal sold of a scenario: it looks like a proof and is none. */
export function ExampleOrder({ order, country }: ExampleOrderProps) {
  const translate = useTranslations("fraud-match");
  const orderText = useOrderText(country);
  return <ExampleMatch words="fraud-match" what={translate("exampleOf", orderText(order))} />;
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
