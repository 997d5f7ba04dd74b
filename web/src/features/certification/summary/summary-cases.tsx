import { numbersIn } from "@portal/shared/certification/case-rules.ts";
import { hasOtherAmount } from "@portal/shared/certification/return-remarks.ts";
import { testCards } from "@portal/shared/certification/test-cards.data.ts";
import type { Country } from "@portal/shared/country.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { useMoney } from "../../../lib/text/money.ts";
import { shortCardName } from "../card/card-number.ts";
import { CaseStateText, useMissingText } from "../case/case-state-text.tsx";
import { type CaseProgress, isComplete } from "../progress/progress.ts";
import { ReturnRemarks } from "../return/return-remarks.tsx";
import { useCalendarDay } from "../return/use-calendar-day.ts";
import "../returns.css";

interface SummaryCasesProps {
  readonly progress: readonly CaseProgress[];
  readonly country: Country;
  readonly begunAt: string | null;
}

/** Every case once, with what will be sent of it: what is not complete first, as that is what there is to do. */
export function SummaryCases({ progress, ...shown }: SummaryCasesProps) {
  const translate = useTranslations("certification.summary");
  const [complete, incomplete] = [
    progress.filter(isComplete),
    progress.filter((entry) => !isComplete(entry)),
  ];
  return (
    <>
      {incomplete.length === 0 ? (
        <p>{translate("ready")}</p>
      ) : (
        <CaseList title={translate("missingLead")} entries={incomplete} {...shown} />
      )}
      {complete.length > 0 && <CaseList title={translate("values")} entries={complete} {...shown} />}
    </>
  );
}

interface CaseListProps extends Omit<SummaryCasesProps, "progress"> {
  readonly title: string;
  readonly entries: readonly CaseProgress[];
}

function CaseList({ title, entries, ...shown }: CaseListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className="ui-card__title" id={id}>
        {title}
      </h3>
      <ul className="summary-cases">
        {entries.map((entry) => (
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
  const money = useMoney(country);
  const translate = useTranslations("certification");
  const localized = useLocalized();
  const path = usePath();
  const dayText = useCalendarDay();
  const missingText = useMissingText();
  const { test, given, cleanFiles, remarks, missing, state } = entry;
  const { testedOn, valueCents, orderId } = given ?? {};
  return (
    <li data-state={entry.state}>
      <Link to={path(`/onboarding/certification/send-test?case=${test.id}`)}>{localized(test.title)}</Link>
      <p className="summary-cases__state">
        {(missing.length === 0 || state === "failed") && <CaseStateText entry={entry} />}{" "}
        {missing.length > 0 && translate("summary.missing", { parts: missingText(missing) })}
      </p>
      <dl>
        <Value label={translate("return.platformUsn")}>{given && <Numbers given={given} />}</Value>
        <Value label={translate("return.testedOn")}>{testedOn && dayText(testedOn)}</Value>
        <Value label={translate("return.valueCents")}>
          {valueCents !== undefined && money(valueCents)}
          {test.amountCents !== undefined && hasOtherAmount(test, given) && (
            <span className="certification-differs">
              {translate("return.valueHint", { amount: money(test.amountCents) })}
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

/** Empty values are left out: what is missing is said beside the title. */
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
