import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn } from "@portal/shared/certification/model.ts";
import { testCards } from "@portal/shared/certification/test-cards.data.ts";
import { formatMoney } from "@portal/shared/money.ts";
import type { Country } from "@portal/shared/tax-id.ts";
import { useTranslations } from "use-intl";
import { CopyButton } from "../../ui/secret-value.tsx";
import { type Description, DescriptionList } from "../../ui/status.tsx";
import { shortCardName } from "./card-number.ts";
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
  const { isWebservice, platformUsn, cardUsns = {}, testedOn, orderId, merchantUsn, notes } = given;
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
    {
      id: "cardUsns",
      label: translate("cardUsns"),
      value: Object.keys(cardUsns).length > 0 && <CardNumbers numbers={cardUsns} />,
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
      <DescriptionList items={items.filter(isAsked(test, given))} blank={translate("blank")} />
    </div>
  );
}

/** A case has one number or one a card; what was given before there was a line per card stays in sight. */
const isAsked =
  ({ cards }: CertificationCase, { platformUsn }: CaseReturn) =>
  ({ id }: Description) =>
    id === "cardUsns" ? cards !== undefined : id !== "platformUsn" || !cards || platformUsn !== undefined;

function CardNumbers({ numbers }: { numbers: NonNullable<CaseReturn["cardUsns"]> }) {
  return (
    <ul className="certification-cards">
      {testCards.map((card) => {
        const usn = numbers[card.id];
        const label = shortCardName(card);
        return (
          usn && (
            <li key={card.id}>
              <span className="certification-cards__brand">{label}</span>
              <CopyableText text={usn} label={label} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function AmountGiven({ test: { amountCents }, given, country }: CaseReturnViewProps) {
  const translate = useTranslations("certification.return");
  const cents = given?.valueCents;
  if (cents === undefined) return translate("blank");
  const isOther = amountCents !== undefined && amountCents !== cents;
  return (
    <>
      <span className="certification-money">{formatMoney(cents, country)}</span>
      {isOther && (
        <span className="certification-differs">
          {translate("valueHint", { amount: formatMoney(amountCents, country) })}
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
