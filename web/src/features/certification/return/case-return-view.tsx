import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn } from "@portal/shared/certification/model.ts";
import {
  type ComparedReturns,
  hasOtherAmount,
  remarksOn,
} from "@portal/shared/certification/return-remarks.ts";
import type { Country } from "@portal/shared/country.ts";
import { type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useMoney } from "../../../lib/text/money.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { type Description, DescriptionList } from "../../../ui/feedback/status.tsx";
import { CopyableText } from "../copyable-text.tsx";
import { ReturnRemarks } from "./return-remarks.tsx";
import { useCalendarDay } from "./use-calendar-day.ts";
import "../certification.css";

/** The names of cards come with the first case that has any. */
const CardNumbers = lazyPart(async () => (await import("../card/card-numbers.tsx")).CardNumbers);

interface CaseReturnViewProps {
  /** The attempt that the return is compared with: its other cases and its beginning. */
  readonly compared: ComparedReturns;
  readonly test: CertificationCase;
  readonly country: Country;
  /** The fields that are shown; all of them unless said otherwise. */
  readonly only?: readonly (keyof CaseReturn)[];
}

/** A return, read-only, with remarks where values contradict each other. */
export function CaseReturnView({ compared, test, country, only }: CaseReturnViewProps) {
  const translate = useTranslations("certification.return");
  const dayText = useCalendarDay();
  const given = compared.returns[test.id] ?? {};
  const remarks = remarksOn(compared, test.id);
  const remarksOf = (field: string) => (
    <ReturnRemarks remarks={remarks.filter((one) => one.field === field)} begunAt={compared.begunAt} />
  );
  const { isWebservice, testedOn, notes } = given;
  const copyable = (id: "platformUsn" | "orderId" | "merchantUsn"): Description => ({
    id,
    label: translate(id),
    value: given[id] && (
      <>
        <CopyableText text={given[id]} label={translate(id)} />
        {remarksOf(id)}
      </>
    ),
  });
  const items: Description[] = [
    {
      id: "isWebservice",
      label: translate("isWebservice"),
      value: isWebservice === undefined ? undefined : translate(isWebservice ? "yes" : "no"),
    },
    ...(hasOneNumber(test, given) ? [copyable("platformUsn")] : []),
    ...(test.cards ? [cardNumbers(translate("cardUsns"), given, remarksOf)] : []),
    {
      id: "testedOn",
      label: translate("testedOn"),
      value: testedOn && (
        <>
          {dayText(testedOn)}
          {remarksOf("testedOn")}
        </>
      ),
    },
    {
      id: "valueCents",
      label: translate("valueCents"),
      value: <AmountGiven test={test} given={given} country={country} />,
    },
    copyable("orderId"),
    copyable("merchantUsn"),
    {
      id: "notes",
      label: translate("notes"),
      value: notes && <p className="certification-notes">{notes}</p>,
    },
  ];
  return (
    <div className="certification-return">
      <DescriptionList
        items={only ? items.filter(({ id }) => only.some((field) => field === id)) : items}
        blank={translate("blank")}
      />
    </div>
  );
}

/** Shows the single number of a return from before each card had a line of its own. */
const hasOneNumber = ({ cards }: CertificationCase, { platformUsn }: CaseReturn): boolean =>
  !cards || platformUsn !== undefined;

const cardNumbers = (
  label: string,
  { cardUsns = {} }: CaseReturn,
  remarksOf: (field: string) => ReactNode,
): Description => ({
  id: "cardUsns",
  label,
  value: Object.keys(cardUsns).length > 0 && (
    <Suspense fallback={<Skeleton lines={1} />}>
      <CardNumbers numbers={cardUsns} remarksOf={remarksOf} />
    </Suspense>
  ),
});

interface AmountGivenProps extends Pick<CaseReturnViewProps, "test" | "country"> {
  readonly given: CaseReturn;
}

function AmountGiven({ test, given, country }: AmountGivenProps) {
  const translate = useTranslations("certification.return");
  const { amountCents } = test;
  const { valueCents } = given;
  const money = useMoney(country);
  if (valueCents === undefined) return translate("blank");
  return (
    <>
      <span className="certification-money">{money(valueCents)}</span>
      {amountCents !== undefined && hasOtherAmount(test, given) && (
        <span className="certification-differs">
          {translate("valueHint", { amount: money(amountCents) })}
        </span>
      )}
    </>
  );
}
