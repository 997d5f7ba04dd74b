import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../lib/text/locale.ts";
import { ScenarioBadge } from "./badges.tsx";
import { ScenarioFacts } from "./scenario-facts.tsx";
import "./fraud-certification.css";

interface ScenarioListProps {
  readonly certification: FraudCertification;
  readonly country: Country;
}

/** Every scenario with what it asks for. */
export function ScenarioList({ certification, country }: ScenarioListProps) {
  const translate = useTranslations("fraud-certification.testCases");
  const localized = useLocalized();
  return (
    <section aria-labelledby="scenarios">
      <h2 className="ui-card__title" id="scenarios">
        {translate("all", { count: fraudScenarios.length })}
      </h2>
      <ul className="fraud-scenarios">
        {fraudScenarios.map((scenario) => {
          const verdict = certification.reviews[scenario.id]?.verdict;
          return (
            <li key={scenario.id} className="ui-card">
              <div className="fraud-line">
                <h3>{localized(scenario.title)}</h3>
                {verdict && <ScenarioBadge state={verdict} />}
              </div>
              <ScenarioFacts scenario={scenario} country={country} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
