import type { Country } from "@portal/shared/country.ts";
import type { FraudDifference } from "@portal/shared/fraud-match/model.ts";
import { useTranslations } from "use-intl";
import { useMoney } from "../../lib/text/money.ts";

const ends = ["approved", "rejected", "deadline"] as const;

/** What differs, as part of a sentence: "the analysis came to ACC instead of REV". */
export function useDifferenceText(country: Country): (difference: FraudDifference) => string {
  const translate = useTranslations("fraud-match.difference");
  const translateEnd = useTranslations("fraud-match.end");
  const money = useMoney(country);
  return (difference) => {
    if (difference.what === "amount") {
      const wanted = money(difference.wanted);
      return difference.seen === null
        ? translate("amountMissing", { wanted })
        : translate("amount", { wanted, seen: money(difference.seen) });
    }
    const { what, wanted, seen } = difference;
    const [first] = seen;
    if (what === "decision") {
      return first === undefined
        ? translate("decisionMissing")
        : translate("decision", { seen: first, wanted: wanted.join(", ") });
    }
    if (what !== "review") return translate(what);
    const end = ends.find((one) => one === first);
    return end ? translate("review", { seen: translateEnd(end) }) : translate("reviewMissing");
  };
}
