import { creditTestCards } from "@portal/shared/certification/test-cards.data.ts";
import type { Country } from "@portal/shared/country.ts";
import { centsRanges, failingAmountCents } from "@portal/shared/fraud-prevention/cents-rule.ts";
import { useTranslations } from "use-intl";
import { TestCardTable } from "../../../features/certification/card/test-card-table.tsx";
import { cardExpiryOn } from "../../../features/certification/return/today.ts";
import { ScenarioGuidelines } from "../../../features/fraud-certification/scenario-guidelines.tsx";
import { loadWords } from "../../../lib/text/i18n.ts";
import { useMoney } from "../../../lib/text/money.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import { inWords } from "../../../ui/in-words.tsx";
import { Card } from "../../../ui/page.tsx";

const InGuideWords = inWords("fraud-guide", async (locale) => {
  // The cards are named as in the other product's certification.
  await Promise.all([loadWords(locale, ["fraud-guide"]), loadWords(locale, ["certification"])]);
});

/** What to know before testing; it comes after the page, with its words. */
export const FraudTestGuide = ({ country }: { country: Country }) => (
  <InGuideWords before={<Skeleton lines={8} />}>
    <ScenarioGuidelines />
    <TestCards country={country} />
  </InGuideWords>
);

const twoDigits = (cents: number) => String(cents).padStart(2, "0");

/** The cards that the analysis looks at, and the cents that decide what it answers. */
function TestCards({ country }: { country: Country }) {
  const money = useMoney(country);
  const translate = useTranslations("fraud-guide.testCards");
  const decisionOf = useTranslations("fraud-certification.facts.decision");
  return (
    <Card title={translate("title")}>
      <p>{translate("lead")}</p>
      <TestCardTable
        caption={translate("title")}
        cards={creditTestCards}
        expiry={cardExpiryOn(todayIn(country))}
      />
      <h3>{translate("amounts")}</h3>
      <DescriptionList
        items={[
          ...centsRanges.map(({ from, to, decision }) => ({
            id: decision,
            label: translate("cents", { from: twoDigits(from), to: twoDigits(to) }),
            value: decisionOf(decision),
          })),
          { id: "error", label: money(failingAmountCents), value: decisionOf("error") },
        ]}
      />
    </Card>
  );
}
