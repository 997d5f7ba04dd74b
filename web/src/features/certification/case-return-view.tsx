import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/tax-id.ts";
import { useLocale, useTranslations } from "use-intl";
import { formatMoney } from "../../lib/format.ts";
import { CopyButton } from "../../ui/secret-value.tsx";
import { type Description, DescriptionList } from "../../ui/status.tsx";
import { useCalendarDay } from "./use-calendar-day.ts";
import "./certification.css";

interface CaseReturnViewProps {
  readonly test: CertificationCase;
  readonly given: CaseReturn | undefined;
  readonly country: Country;
}

/** What came back from a test, to be read; an amount that differs from the case's is pointed out. */
export function CaseReturnView({ test, given = {}, country }: CaseReturnViewProps) {
  const translate = useTranslations("certification.return");
  const dayText = useCalendarDay();
  const { isWebservice, platformUsn, testedOn, orderId, merchantUsn, notes } = given;
  const items: Description[] = [
    {
      id: "isWebservice",
      label: translate("isWebservice"),
      value: isWebservice === undefined ? undefined : translate(isWebservice ? "yes" : "no"),
    },
    {
      id: "platformUsn",
      label: translate("platformUsn"),
      value: platformUsn && <CopyableText text={platformUsn} label={translate("platformUsn")} />,
    },
    { id: "testedOn", label: translate("testedOn"), value: testedOn && dayText(testedOn) },
    {
      id: "valueCents",
      label: translate("valueCents"),
      value: <AmountGiven test={test} given={given} country={country} />,
    },
    {
      id: "orderId",
      label: translate("orderId"),
      value: orderId && <CopyableText text={orderId} label={translate("orderId")} />,
    },
    {
      id: "merchantUsn",
      label: translate("merchantUsn"),
      value: merchantUsn && <CopyableText text={merchantUsn} label={translate("merchantUsn")} />,
    },
    {
      id: "notes",
      label: translate("notes"),
      value: notes && <p className="certification-notes">{notes}</p>,
    },
  ];
  return (
    <div className="certification-return">
      <DescriptionList items={items} blank={translate("blank")} />
    </div>
  );
}

function AmountGiven({ test: { amountCents }, given, country }: CaseReturnViewProps) {
  const translate = useTranslations("certification.return");
  const locale = useLocale();
  const cents = given?.valueCents;
  if (cents === undefined) return translate("blank");
  const isOther = amountCents !== undefined && amountCents !== cents;
  return (
    <>
      <span className="certification-money">{formatMoney(cents, locale, country)}</span>
      {isOther && (
        <span className="certification-differs">
          {translate("valueHint", { amount: formatMoney(amountCents, locale, country) })}
        </span>
      )}
    </>
  );
}

function CopyableText({ text, label }: { text: string; label: string }) {
  return (
    <span className="certification-copyable">
      <code>{text}</code>
      <CopyButton text={text} label={label} />
    </span>
  );
}
