import type { Country } from "@portal/shared/country.ts";
import { centsVerdict } from "@portal/shared/fraud-prevention/cents-rule.ts";
import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../lib/text/locale.ts";
import { useAmountText, useMoney } from "../../lib/text/money.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { DescriptionList } from "../../ui/feedback/status.tsx";
import { CodeText } from "../certification-engine/code-text.tsx";

/** A scenario is understood without it. */
const ScenarioDocs = lazyPart(async () => (await import("./scenario-docs.tsx")).ScenarioDocs);

interface ScenarioFactsProps {
  readonly scenario: FraudScenario;
  readonly country: Country;
}

/** What to do for a scenario, with which amount, and what the analysis then decides. */
export function ScenarioFacts({ scenario, country }: ScenarioFactsProps) {
  const translate = useTranslations("fraud-certification.facts");
  const localized = useLocalized();
  const money = useMoney(country);
  const amount = useAmountText(country);
  const { amountCents, decision, afterwards } = scenario;
  const { score } = centsVerdict(amountCents);
  const outcome = translate(`decision.${decision}`);
  return (
    <>
      <p>
        <CodeText text={localized(scenario.steps)} />{" "}
        <Suspense>
          <ScenarioDocs scenario={scenario} />
        </Suspense>
      </p>
      <DescriptionList
        items={[
          {
            id: "amount",
            label: translate("amount"),
            value: (
              <>
                {money(amountCents)} <CopyButton text={amount(amountCents)} label={translate("amount")} />
              </>
            ),
          },
          { id: "decision", label: translate("expected"), value: outcome },
          ...(score === null
            ? []
            : [{ id: "score", label: translate("score"), value: amount(Math.round(score * 100)) }]),
          ...(afterwards
            ? [{ id: "after", label: translate("after"), value: translate(`afterwards.${afterwards}`) }]
            : []),
        ]}
      />
    </>
  );
}
