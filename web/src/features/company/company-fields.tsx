import { specialisations } from "@portal/shared/company/business-lines.ts";
import { companyTypes } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import type { ComponentProps } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { maskZipCode } from "../../lib/text/format.ts";
import { FormSection } from "../../ui/form/api-form.tsx";
import { CheckboxField, RadioCards } from "../../ui/form/field/choices.tsx";
import { Select } from "../../ui/form/field/select.tsx";
import { TextField } from "../../ui/form/field/text-field.tsx";
import { argentineProvinceChoices } from "./argentine-provinces.data.ts";
import { brazilianStateChoices } from "./brazilian-states.data.ts";
import { type CompanyText, companyTexts } from "./company-texts.ts";
import { type CompanyFormValues, optionalFields } from "./form-values.ts";
import { RelatedCompanies } from "./related-companies.tsx";
import { TaxIdFields } from "./tax-id-fields.tsx";

const useTaxIdType = () =>
  useWatch<CompanyFormValues, "data.taxIdentificationType">({ name: "data.taxIdentificationType" });

/** Every field of a company; the tax id is only written once. */
export function CompanyFields({ isRegistered }: { isRegistered: boolean }) {
  return (
    <>
      <Identification isRegistered={isRegistered} />
      <Address />
      <Contact />
      <Business />
      <RelatedCompanies />
    </>
  );
}

/** How the browser helps with a text, where it can. */
const inputs: Partial<Record<CompanyText, Omit<ComponentProps<typeof TextField>, "name" | "label">>> = {
  legalName: { autoComplete: "organization", maxLength: 160 },
  tradingName: { maxLength: 120 },
  contactPersonName: { autoComplete: "name", maxLength: 120 },
  contactEmail: { type: "email", autoComplete: "email", spellCheck: false },
};

function Texts({ names }: { names: readonly CompanyText[] }) {
  const translate = useTranslations("company.field");
  return names.map((name) => (
    <TextField
      key={name}
      name={`data.${name}`}
      label={translate(name)}
      optional={optionalFields.includes(name)}
      autoComplete="off"
      {...inputs[name]}
    />
  ));
}

function Identification({ isRegistered }: { isRegistered: boolean }) {
  const translate = useTranslations("company");
  const type = useTaxIdType();
  return (
    <FormSection title={translate("identification")} intro={translate("identificationIntro")}>
      {isRegistered ? (
        <TextField name="data.taxIdentificationNumber" label={type} hint={translate("taxIdFixed")} readOnly />
      ) : (
        <TaxIdFields prefix="data" type={type} />
      )}
      <Texts names={companyTexts.identification} />
    </FormSection>
  );
}

function Address() {
  const translate = useTranslations("company");
  const country = countryOf(useTaxIdType());
  const isBrazilian = country === "BR";
  return (
    <FormSection title={translate("addressSection")} intro={translate("addressIntro")}>
      <div className="ui-fields ui-fields--pair">
        <TextField
          name="data.zipCode"
          label={translate(isBrazilian ? "field.zipCode" : "field.postalCode")}
          mask={(typed) => maskZipCode(typed, country)}
          inputMode={isBrazilian ? "numeric" : undefined}
          autoComplete="postal-code"
        />
        <TextField
          name="data.city"
          label={translate("field.city")}
          autoComplete="address-level2"
          maxLength={80}
        />
      </div>
      <State />
      <TextField
        name="data.address"
        label={translate("field.address")}
        autoComplete="address-line1"
        maxLength={160}
      />
      <div className="ui-fields ui-fields--pair">
        <TextField
          name="data.addressNumber"
          label={translate("field.addressNumber")}
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          name="data.addressComplement"
          label={translate("field.addressComplement")}
          autoComplete="address-line2"
          maxLength={80}
          optional
        />
      </div>
    </FormSection>
  );
}

/** Chosen where the country's parts are known. */
function State() {
  const translate = useTranslations("company.field");
  const country = countryOf(useTaxIdType());
  const { defaultValues } = useFormState<CompanyFormValues>();
  const shared = { name: "data.state", autoComplete: "address-level1" };
  if (country === "BR") {
    return <Select {...shared} label={translate("stateBR")} choices={brazilianStateChoices} />;
  }
  if (country === "AR") {
    const choices = argentineProvinceChoices(defaultValues?.data?.state ?? "");
    return <Select {...shared} label={translate("stateAR")} choices={choices} />;
  }
  return <TextField {...shared} label={translate("state")} maxLength={60} />;
}

function Contact() {
  const translate = useTranslations("company");
  return (
    <FormSection title={translate("contact")} intro={translate("contactIntro")}>
      <div className="ui-fields ui-fields--pair">
        <Texts names={companyTexts.contact} />
      </div>
      <TextField
        name="data.contactPersonPhoneNumber"
        label={translate("field.contactPersonPhoneNumber")}
        hint={translate("phoneHint")}
        type="tel"
        autoComplete="tel-national"
      />
    </FormSection>
  );
}

function Business() {
  const translate = useTranslations("company");
  return (
    <FormSection title={translate("business")} intro={translate("businessIntro")}>
      <RadioCards name="data.companyType" label={translate("field.companyType")} choices={companyTypes} />
      <Select name="data.businessLine" label={translate("field.businessLine")} choices={specialisations} />
      <CheckboxField name="data.isMiddlewareGateway" label={translate("field.isMiddlewareGateway")} />
      <CheckboxField name="data.usesFraudDetect" label={translate("field.usesFraudDetect")} />
    </FormSection>
  );
}
