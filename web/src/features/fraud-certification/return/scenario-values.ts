import type { Country } from "@portal/shared/country.ts";
import { isRecord } from "@portal/shared/field/record.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { amountText, parseMoney } from "@portal/shared/money.ts";
import * as z from "zod/mini";
import { type Submission, submissionOf } from "../../../lib/api/submission.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { onFreshVersion } from "../../../ui/form/fresh-version.ts";

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

/** What cannot be read as money is sent as it is, so that the schema refuses it at its field. */
function asSent(typed: unknown, country: Country): unknown {
  if (!isRecord(typed) || !isRecord(typed.return)) return typed;
  const { valueCents, ...given } = typed.return;
  const money = typeof valueCents === "string" ? (parseMoney(valueCents, country) ?? valueCents) : valueCents;
  return { ...typed, return: { ...given, valueCents: money === "" ? undefined : money } };
}

export function scenarioSubmission(
  start: FraudCertification,
  { scenario, country }: ScenarioPlace,
): Submission<FraudCertification> {
  const params = { companyId: start.companyId, caseId: scenario.id };
  const submission = submissionOf(fraudCertificationContract, "saveReturn", params);
  return onFreshVersion(
    {
      ...submission,
      schema: z.pipe(
        z.transform((typed: unknown) => asSent(typed, country)),
        submission.schema,
      ),
    },
    start,
    ({ returns }) => returns[scenario.id],
  );
}
