import type { Country } from "@portal/shared/country.ts";
import type { AnalysedOrder } from "@portal/shared/fraud-match/model.ts";
import type { FraudScenarioId } from "@portal/shared/fraud-prevention/model.ts";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/text/format.ts";
import { useMoney } from "../../lib/text/money.ts";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { DescriptionList } from "../../ui/feedback/status.tsx";
import { ProofDetails } from "../certification-engine/match/outcome.tsx";
import { InFraudMatchWords } from "./in-words.ts";
import { fraudProofOf } from "./queries.ts";

interface ProofOrderProps {
  readonly companyId: string;
  readonly attempt: number;
  readonly scenarioId: FraudScenarioId;
  readonly country: Country;
}

/** The order behind a badge; it is read when somebody wants to see it. */
export const ProofOrder = (props: ProofOrderProps) => (
  <InFraudMatchWords before={<Skeleton lines={1} />}>
    <Proof {...props} />
  </InFraudMatchWords>
);

function Proof({ companyId, attempt, scenarioId, country }: ProofOrderProps) {
  const translate = useTranslations("fraud-match");
  return (
    <ProofDetails
      title={translate("order")}
      failed={translate("noOrder")}
      proof={fraudProofOf(companyId, attempt, scenarioId)}
      render={({ order }) => <Order order={order} country={country} />}
    />
  );
}

function Order({ order, country }: { readonly order: AnalysedOrder; readonly country: Country }) {
  const translate = useTranslations("fraud-match");
  const money = useMoney(country);
  const locale = useLocale();
  const { nit, amountCents, course, told } = order;
  const steps = course.map(({ status, at }) => `${status} ${formatInstant(at, locale, country)}`);
  const sent = told.map(({ tells, status, at, heard }) =>
    [tells, status, heard, formatInstant(at, locale, country)].filter((part) => part !== null).join(" "),
  );
  return (
    <DescriptionList
      items={[
        { id: "nit", label: "NIT", value: <code>{nit}</code> },
        {
          id: "amount",
          label: translate("amount"),
          value: amountCents === null ? undefined : money(amountCents),
        },
        { id: "course", label: translate("course"), value: steps.join(" → ") },
        { id: "told", label: translate("told"), value: sent.length > 0 ? sent.join(" · ") : undefined },
      ]}
    />
  );
}
