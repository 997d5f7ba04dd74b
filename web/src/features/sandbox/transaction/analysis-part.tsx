import type { Country } from "@portal/shared/country.ts";
import { centsRanges, centsVerdict } from "@portal/shared/fraud-prevention/cents-rule.ts";
import { withLocale } from "@portal/shared/locales.ts";
import type { Transaction } from "@portal/shared/sandbox/model.ts";
import { useLocale, useTranslations } from "use-intl";
import { useAmountText } from "../../../lib/text/money.ts";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import { Moment } from "../moment.tsx";
import { moneyOf } from "../money.ts";
import { StatusName, StatusPath } from "./status-path.tsx";

interface AnalysisPartProps {
  readonly transaction: Transaction;
  readonly country: Country;
}

const twoDigits = (cents: number): string => String(cents).padStart(2, "0");

/** The risk analysis of a sale that asked for one: what it says, what decided it, until when it may be reviewed. */
export function AnalysisPart({ transaction, country }: AnalysisPartProps) {
  const translate = useTranslations("sandbox.analysis");
  const locale = useLocale();
  const rule = useRule(transaction, country);
  const amount = useAmountText(country);
  const scoreText = (score: number) => amount(Math.round(score * 100));
  const { analysis, due, machine } = transaction;
  if (!analysis) return null;
  const { mode, status, score, past } = analysis;
  const deadline = status === "REV" ? due : null;
  return (
    <>
      <StatusPath
        of={{ machine: "risk", past, status, due: null }}
        title={translate("title")}
        country={country}
      />
      <DescriptionList
        items={[
          { id: "mode", label: translate("mode"), value: translate(mode) },
          ...(score === null ? [] : [{ id: "score", label: translate("score"), value: scoreText(score) }]),
          { id: "rule", label: translate("rule"), value: rule },
          ...(deadline
            ? [
                {
                  id: "deadline",
                  label: translate("deadline"),
                  value: (
                    <>
                      <Moment at={deadline.at} country={country} />{" "}
                      <StatusName machine={machine} status={deadline.status} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <p className="ui-muted">
        {translate("source")}{" "}
        <a href={withLocale(locale, "/docs/e-sitef/sandbox#risco")}>{translate("page")}</a>
      </p>
    </>
  );
}

/** What the cents of the amount came to, with the rule that they came to it by. */
function useRule({ amount, analysis }: Transaction, country: Country): string {
  const translate = useTranslations("sandbox.analysis");
  const locale = useLocale();
  if (!analysis || ["NOV", "EXP"].includes(analysis.status)) return translate("unasked");
  const amountCents = Number(amount);
  const { decision } = centsVerdict(amountCents);
  if (decision === "error")
    return translate("failing", { amount: moneyOf(String(amountCents), country, locale) });
  const [approved = "", review = "", rejected = ""] = centsRanges.map(({ from, to }) =>
    translate("range", { from: twoDigits(from), to: twoDigits(to) }),
  );
  return translate("byCents", { cents: twoDigits(amountCents % 100), approved, review, rejected });
}
