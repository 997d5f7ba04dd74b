import { numbersIn } from "@portal/shared/certification/case-rules.ts";
import { testCards } from "@portal/shared/certification/test-cards.data.ts";
import type { Country } from "@portal/shared/country.ts";
import { formatMoney } from "@portal/shared/money.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { shortCardName } from "../card/card-number.ts";
import { CaseStateText } from "../case/case-state-text.tsx";
import type { CaseProgress } from "../progress/progress.ts";
import { ReturnRemarks } from "../return/return-remarks.tsx";
import { useCalendarDay } from "../return/use-calendar-day.ts";
import "../returns.css";

interface SummaryCasesProps {
  readonly progress: readonly CaseProgress[];
  readonly country: Country;
  readonly begunAt: string | null;
}

/** Every case with what will be sent of it: a wrong number is found here, not by support. */
export function SummaryCases({ progress, ...shown }: SummaryCasesProps) {
  const translate = useTranslations("certification.summary");
  return (
    <section aria-labelledby="summary-cases">
      <h3 className="certification-title" id="summary-cases">
        {translate("values")}
      </h3>
      <ul className="summary-cases">
        {progress.map((entry) => (
          <SummaryCase key={entry.test.id} entry={entry} {...shown} />
        ))}
      </ul>
    </section>
  );
}

function SummaryCase({
  entry,
  country,
  begunAt,
}: Omit<SummaryCasesProps, "progress"> & { entry: CaseProgress }) {
  const translate = useTranslations("certification");
  const localized = useLocalized();
  const path = usePath();
  const dayText = useCalendarDay();
  const { test, given, cleanFiles, remarks } = entry;
  const { testedOn, valueCents, orderId } = given ?? {};
  const differs =
    valueCents !== undefined && test.amountCents !== undefined && valueCents !== test.amountCents;
  return (
    <li data-state={entry.state}>
      <p className="summary-cases__head">
        <Link to={path(`/onboarding/certification/send-test?case=${test.id}`)}>{localized(test.title)}</Link>
        <span className="summary-cases__state">
          <CaseStateText entry={entry} />
        </span>
      </p>
      <dl>
        <Value label={translate("return.platformUsn")}>{given && <Numbers given={given} />}</Value>
        <Value label={translate("return.testedOn")}>{testedOn && dayText(testedOn)}</Value>
        <Value label={translate("return.valueCents")}>
          {valueCents !== undefined && formatMoney(valueCents, country)}
          {differs && (
            <span className="certification-differs">
              {translate("return.valueHint", { amount: formatMoney(test.amountCents, country) })}
            </span>
          )}
        </Value>
        <Value label={translate("return.orderId")}>{orderId}</Value>
        <Value label={translate("summary.files")}>{cleanFiles > 0 && cleanFiles}</Value>
      </dl>
      <ReturnRemarks remarks={remarks} begunAt={begunAt} />
    </li>
  );
}

/** Empty values are left out: what is missing is listed above. */
function Value({ label, children }: { label: string; children: ReactNode }) {
  const isBlank = [children].flat().every((child) => child === undefined || child === false || child === "");
  if (isBlank) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Numbers({ given }: { given: NonNullable<CaseProgress["given"]> }) {
  const numbers = numbersIn(given);
  if (numbers.length === 0) return "—";
  // Cards in the order in which they are tested; stored by id they have no order.
  const placeOf = (cardId: string | undefined) => testCards.findIndex(({ id }) => id === cardId);
  const inOrder = numbers.toSorted((one, other) => placeOf(one.cardId) - placeOf(other.cardId));
  return inOrder.map(({ cardId, usn }) => {
    const card = testCards[placeOf(cardId)];
    return (
      <span key={cardId ?? ""} className="summary-cases__number">
        {card && <span className="ui-muted">{shortCardName(card)} </span>}
        <code>{usn}</code>
      </span>
    );
  });
}
