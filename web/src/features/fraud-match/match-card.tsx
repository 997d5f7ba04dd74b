import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { AnalysedOrder, FraudFinding } from "@portal/shared/fraud-match/model.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import { fraudScenarioTitles } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../lib/text/locale.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState, Skeleton } from "../../ui/feedback/states.tsx";
import { StatusBadge } from "../../ui/feedback/status.tsx";
import { Card } from "../../ui/page.tsx";
import { useDifferenceText } from "./difference-text.ts";
import { ExampleOrder } from "./example-order.tsx";
import { InFraudMatchWords } from "./in-words.ts";
import { useOrderText } from "./order-text.ts";
import { ProofOrder } from "./proof-order.tsx";
import { fraudFindingsQuery, useFraudMatches } from "./queries.ts";
import "./fraud-match.css";

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
  const translate = useTranslations("fraud-match");
  const { companyId, attempt, matched } = certification;
  return (
    <Card title={translate("title")}>
      <div className="fraud-match" aria-live="polite">
        {matched[scenarioId] ? (
          <>
            <StatusBadge tone="success">{translate("matched")}</StatusBadge>
            <p className="ui-muted">{translate("matchedLead")}</p>
            <ProofOrder {...{ companyId, attempt, scenarioId, country }} />
          </>
        ) : (
          <Unproved {...props} />
        )}
      </div>
    </Card>
  );
}

function Unproved(props: MatchCardProps) {
  const { certification, scenarioId, country } = props;
  const translate = useTranslations("fraud-match");
  const findings = useQuery(fraudFindingsQuery(certification.companyId));
  if (findings.error && !findings.data) {
    return <ErrorState title={translate("failed")} error={findings.error} onRetry={findings.refetch} />;
  }
  if (!findings.data) return <Skeleton lines={2} />;
  const { items, hasStore, isCut } = findings.data;
  const own = items.find((each) => each.scenarioId === scenarioId);
  return (
    <>
      {own?.found && <Found {...props} order={own.found.order} />}
      {own?.example && <ExampleOrder order={own.example} country={country} />}
      {own?.nearest && <Nearest nearest={own.nearest} country={country} />}
      {!own?.found && !own?.nearest && !own?.example && <Nothing hasStore={hasStore} />}
      {isCut && <p className="ui-muted">{translate("cut")}</p>}
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
    <>
      <p className="fraud-match__line">
        <strong>{translate("found", orderText(order))}</strong>
        <Button variant="primary" isBusy={use.isPending} onClick={() => use.mutate([scenarioId])}>
          {translate(use.isPending ? "using" : "use")}
        </Button>
      </p>
      {certification.returns[scenarioId] && <p className="ui-muted">{translate("replaces")}</p>}
    </>
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
    <div>
      <p>
        <strong>{translate("nearest", orderText(order))}</strong>
      </p>
      {closerTo && <p>{translate("closerTo", { scenario: localized(fraudScenarioTitles[closerTo]) })}</p>}
      <p>{translate("differs")}</p>
      <ul>
        {differences.map((difference) => (
          <li key={difference.what}>{text(difference)}</li>
        ))}
      </ul>
    </div>
  );
}

function Nothing({ hasStore }: { hasStore: boolean }) {
  const translate = useTranslations("fraud-match");
  const path = usePath();
  return (
    <p>
      {translate(hasStore ? "none" : "noStore")}{" "}
      <Link to={path("/onboarding/sandbox")}>{translate("toSandbox")}</Link>
    </p>
  );
}
