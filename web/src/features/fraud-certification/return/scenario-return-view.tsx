import type { Country } from "@portal/shared/country.ts";
import type { ScenarioReturn } from "@portal/shared/fraud-certification/model.ts";
import { useLocale, useTranslations } from "use-intl";
import { formatCalendarDay } from "../../../lib/text/format.ts";
import { useMoney } from "../../../lib/text/money.ts";
import { DescriptionList } from "../../../ui/feedback/status.tsx";

interface ScenarioReturnViewProps {
  readonly given: ScenarioReturn | undefined;
  readonly country: Country;
}

/** What the test of a scenario brought, to be read. */
export function ScenarioReturnView({ given, country }: ScenarioReturnViewProps) {
  const money = useMoney(country);
  const translate = useTranslations("fraud-certification.return");
  const locale = useLocale();
  if (!given) return <p className="ui-muted">{translate("nothing")}</p>;
  const { orderId, testedOn, valueCents, notes } = given;
  return (
    <DescriptionList
      items={[
        { id: "orderId", label: translate("orderId"), value: orderId },
        {
          id: "testedOn",
          label: translate("testedOn"),
          value: testedOn && formatCalendarDay(testedOn, locale),
        },
        {
          id: "valueCents",
          label: translate("valueCents"),
          value: valueCents === undefined ? undefined : money(valueCents),
        },
        { id: "notes", label: translate("notes"), value: notes },
      ]}
    />
  );
}
