import type { Country } from "@portal/shared/country.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { readOf } from "../../lib/api/read.ts";
import { formatInstant } from "../../lib/text/format.ts";
import { useLocalized } from "../../lib/text/locale.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/page.tsx";
import { CertificationStatusBadge } from "../certification-engine/status-badge.tsx";
import { ScenarioBadge } from "./badges.tsx";
import { ScenarioReturnView } from "./return/scenario-return-view.tsx";
import "./fraud-certification.css";

interface FraudAttemptsProps {
  readonly companyId: string;
  readonly country: Country;
}

/** Attempts that a restart archived, with what was returned and said in each. */
export function FraudAttempts({ companyId, country }: FraudAttemptsProps) {
  const translate = useTranslations("fraud-certification.attempts");
  const locale = useLocale();
  const localized = useLocalized();
  const attempts = useQuery(readOf(fraudCertificationContract, "listAttempts", { companyId }, {}));
  return (
    <Card title={translate("title")}>
      <Loaded query={attempts} lines={2} errorTitle={translate("failed")}>
        {({ items }) =>
          items.map(({ attempt, status, archivedAt, returns, reviews, review }) => (
            <details key={attempt} className="fraud-attempt">
              <summary>
                {translate("archived", { number: attempt, date: formatInstant(archivedAt, locale, country) })}{" "}
                <CertificationStatusBadge words="fraud-certification" status={status} />
              </summary>
              {review?.comment && <p className="ui-comment">{review.comment}</p>}
              {fraudScenarios
                .filter(({ id }) => returns[id] || reviews[id])
                .map(({ id, title }) => {
                  const said = reviews[id];
                  return (
                    <section key={id}>
                      <div className="fraud-line">
                        <h3>{localized(title)}</h3>
                        {said && <ScenarioBadge state={said.verdict} />}
                      </div>
                      {said?.feedback && <p className="ui-comment">{said.feedback}</p>}
                      <ScenarioReturnView given={returns[id]} country={country} />
                    </section>
                  );
                })}
            </details>
          ))
        }
      </Loaded>
    </Card>
  );
}
