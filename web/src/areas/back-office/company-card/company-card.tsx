import { specialisations } from "@portal/shared/company/business-lines.ts";
import { type Company, companyTypes } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { useLocale, useTranslations } from "use-intl";
import { type CompanyText, companyTexts } from "../../../features/company/company-texts.ts";
import { formatDay, formatTaxId, formatZipCode } from "../../../lib/text/format.ts";
import { formatPhone } from "../../../lib/text/phone.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { type Description, DescriptionList } from "../../../ui/feedback/status.tsx";
import { type Choice, useChoiceDisplay } from "../../../ui/form/field/choice.ts";
import { Card } from "../../../ui/page.tsx";

type CompanyData = Company["data"];

/** Who asks: everything the client registered about its company. */
export function CompanyCard({ company: { data, terms } }: { company: Company }) {
  const translate = useTranslations("back-office-review.screen");
  const locale = useLocale();
  const date = formatDay(terms.acceptedAt, locale, countryOf(data.taxIdentificationType));
  const accepted = {
    id: "terms",
    label: translate("terms"),
    value: translate("termsAccepted", { version: terms.version, date }),
  };
  const items = [...useIdentity(data), ...useContact(data), ...useBusiness(data), accepted];
  return (
    <Card title={translate("company")}>
      <DescriptionList items={items} />
    </Card>
  );
}

function addressOf(data: CompanyData): string {
  const street = [data.address, data.addressNumber, data.addressComplement].filter(Boolean).join(", ");
  const zipCode = formatZipCode(data.zipCode, countryOf(data.taxIdentificationType));
  return `${street} · ${data.city}, ${data.state} · ${zipCode}`;
}

/** As typed; what was left out has no line. */
function useTexts(data: CompanyData, names: readonly CompanyText[]): Description[] {
  const translate = useTranslations("company.field");
  return names.flatMap((name) => {
    const [label, text] = [translate(name), data[name]];
    if (!text) return [];
    return [
      { id: name, label, value: name === "contactEmail" ? <Copyable text={text} label={label} /> : text },
    ];
  });
}

function useIdentity(data: CompanyData): Description[] {
  const translate = useTranslations("company");
  const texts = useTexts(data, companyTexts.identification);
  const taxId = formatTaxId(data.taxIdentificationType, data.taxIdentificationNumber);
  return [
    ...texts,
    {
      id: "taxId",
      label:
        data.taxIdentificationType === "OTHER"
          ? translate("field.taxIdentificationNumber")
          : data.taxIdentificationType,
      value: <Copyable text={taxId} label={translate("field.taxIdentificationNumber")} />,
    },
    { id: "address", label: translate("field.address"), value: addressOf(data) },
  ];
}

function useContact(data: CompanyData): Description[] {
  const translate = useTranslations("company");
  const phone = formatPhone(data.contactPersonPhoneNumber, countryOf(data.taxIdentificationType));
  return [
    ...useTexts(data, companyTexts.contact),
    { id: "phone", label: translate("field.contactPersonPhoneNumber"), value: phone },
  ];
}

function useBusiness(data: CompanyData): Description[] {
  const translate = useTranslations("company");
  const ui = useTranslations("shell.ui");
  const lineOf = useChoiceDisplay(specialisations satisfies readonly Choice[]);
  const typeOf = useChoiceDisplay(companyTypes satisfies readonly Choice[]);
  const yesNo = (value: boolean) => ui(value ? "yes" : "no");
  return [
    { id: "line", label: translate("field.businessLine"), value: lineOf(data.businessLine) },
    { id: "type", label: translate("field.companyType"), value: typeOf(data.companyType) },
    { id: "gateway", label: translate("field.isMiddlewareGateway"), value: yesNo(data.isMiddlewareGateway) },
    { id: "fraudDetect", label: translate("field.usesFraudDetect"), value: yesNo(data.usesFraudDetect) },
  ];
}

function Copyable({ text, label }: { text: string; label: string }) {
  return (
    <span className="review-copyable">
      {text}
      <CopyButton text={text} label={label} />
    </span>
  );
}
