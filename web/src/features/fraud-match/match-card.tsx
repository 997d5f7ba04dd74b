import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { AnalysedOrder, FraudFinding } from "@portal/shared/fraud-match/model.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import { fraudScenarioTitles } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../lib/text/locale.ts";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { StatusBadge } from "../../ui/feedback/status.tsx";
import { CaseMatch, FoundMatch, NearestMatch } from "../certification-engine/match/outcome.tsx";
import { useDifferenceText } from "./difference-text.ts";
import { ExampleOrder } from "./example-order.tsx";
import { InFraudMatchWords } from "./in-words.ts";
import { useOrderText } from "./order-text.ts";
import { ProofOrder } from "./proof-order.tsx";
import { fraudFindingsQuery, useFraudMatches } from "./queries.ts";

interface MatchCardProps {
  readonly certification: FraudCertification;
  readonly scenarioId: FraudScenarioId;
  readonly country: Country;
  /** The scenario is filled in anew, so that its form begins with what was filled in. */
  readonly onUsed: (saved: FraudCertification) => void;
}

/** What the analysed orders of the sandbox say of one scenario. */
export const FraudMatchCard = (props: MatchCardProps) => (
  <InFraudMatchWords before={<Skeleton lines={3} />}>
    <ScenarioOrders {...props} />
  </InFraudMatchWords>
);

function ScenarioOrders(props: MatchCardProps) {
  const { certification, scenarioId, country } = props;
  const { companyId, attempt, matched } = certification;
  const isMatched = matched[scenarioId] !== undefined;
  const findings = useQuery({ ...fraudFindingsQuery(companyId), enabled: !isMatched });
  const own = findings.data?.items.find((each) => each.scenarioId === scenarioId);
  return (
    <CaseMatch
      words="fraud-match"
      findings={findings}
      proof={isMatched && <Matched {...{ companyId, attempt, scenarioId, country }} />}
      renderFound={() => [
        own?.found && <Found key="found" {...props} order={own.found.order} />,
        own?.example && <ExampleOrder key="example" order={own.example} country={country} />,
        own?.nearest && <Nearest key="nearest" nearest={own.nearest} country={country} />,
      ]}
    />
  );
}

function Matched(props: ComponentProps<typeof ProofOrder>) {
  const translate = useTranslations("fraud-match");
  return (
    <>
      <StatusBadge tone="success">{translate("matched")}</StatusBadge>
      <p className="ui-muted">{translate("matchedLead")}</p>
      <ProofOrder {...props} />
    </>
  );
}

interface FoundProps extends MatchCardProps {
  readonly order: AnalysedOrder;
}

function Found({ certification, scenarioId, country, order, onUsed }: FoundProps) {
  const translate = useTranslations("fraud-match");
  const orderText = useOrderText(country);
  const use = useFraudMatches(certification, onUsed);
  return (
    <FoundMatch
      words="fraud-match"
      what={translate("found", orderText(order))}
      isBusy={use.isPending}
      doesReplace={certification.returns[scenarioId] !== undefined}
      onUse={() => use.mutate([scenarioId])}
    />
  );
}

interface NearestProps {
  readonly nearest: NonNullable<FraudFinding["nearest"]>;
  readonly country: Country;
}

function Nearest({ nearest: { order, closerTo, differences }, country }: NearestProps) {
  const translate = useTranslations("fraud-match");
  const orderText = useOrderText(country);
  const localized = useLocalized();
  const text = useDifferenceText(country);
  return (
    <NearestMatch
      words="fraud-match"
      what={translate("nearest", orderText(order))}
      closerTo={
        closerTo ? translate("closerTo", { scenario: localized(fraudScenarioTitles[closerTo]) }) : undefined
      }
      differences={differences.map(text)}
    />
  );
}
