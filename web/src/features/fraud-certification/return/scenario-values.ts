import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { amountText } from "@portal/shared/money.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { returnSubmissionOf } from "../../certification-engine/return-submission.ts";
import { fraudCertificationScreens } from "../screens.ts";

/** The form's values: the route's body with money in local notation. */
export interface ScenarioFormValues {
  readonly version: number;
  readonly return: {
    readonly orderId: string;
    readonly testedOn: string;
    readonly valueCents: string;
    readonly notes: string;
  };
}

export interface ScenarioPlace {
  readonly scenario: Pick<FraudScenario, "id" | "amountCents">;
  readonly country: Country;
  /** Whoever fills it in reads amounts in this language. */
  readonly locale: Locale;
}

/** The saved return; for a scenario that was never saved, today and the scenario's amount. */
export function scenarioValuesOf(
  { version, returns }: FraudCertification,
  { scenario, country, locale }: ScenarioPlace,
): ScenarioFormValues {
  const proposed = { testedOn: todayIn(country), valueCents: scenario.amountCents };
  const { orderId, testedOn, valueCents, notes } = returns[scenario.id] ?? { ...proposed };
  return {
    version,
    return: {
      orderId: orderId ?? "",
      testedOn: testedOn ?? "",
      valueCents: valueCents === undefined ? "" : amountText(valueCents, country, locale),
      notes: notes ?? "",
    },
  };
}

export const scenarioSubmission = (start: FraudCertification, { scenario, country }: ScenarioPlace) =>
  returnSubmissionOf(fraudCertificationScreens, start, { caseId: scenario.id, country });
