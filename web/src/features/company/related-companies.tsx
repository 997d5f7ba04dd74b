import { maxRelatedCompanies } from "@portal/shared/company/model.ts";
import { useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/dialog.tsx";
import { FormSection } from "../../ui/form/api-form.tsx";
import { CheckboxField } from "../../ui/form/field/choices.tsx";
import { useDescribeField, useFormSurroundings } from "../../ui/form/field/form-context.ts";
import { TextField } from "../../ui/form/field/text-field.tsx";
import { type CompanyFormValues, emptyRelatedCompany } from "./form-values.ts";
import { TaxIdFields } from "./tax-id-fields.tsx";
import "./company.css";

const name = "data.relatedCompanies";
/** Further companies are folded away, because a gateway may list twenty. */
const shownAtFirst = 3;

/** The companies that the integration also serves. */
export function RelatedCompanies() {
  const translate = useTranslations("company");
  const { readOnly } = useFormSurroundings();
  const { fields, append, remove } = useFieldArray<CompanyFormValues>({ name });
  const ownType = useWatch<CompanyFormValues, "data.taxIdentificationType">({
    name: "data.taxIdentificationType",
  });
  const [showsAll, setShowsAll] = useState(false);
  useDescribeField(name, translate("related"), (value) =>
    Array.isArray(value)
      ? value.map((company: { tradingName?: string }) => company.tradingName).join(", ")
      : "",
  );
  const hidden = showsAll ? 0 : Math.max(0, fields.length - shownAtFirst);
  return (
    <FormSection title={translate("related")} intro={translate("relatedIntro", { max: maxRelatedCompanies })}>
      {fields.length === 0 && <p className="ui-muted">{translate("noRelated")}</p>}
      {fields.map((field, index) => (
        <RelatedCompany
          key={field.id}
          index={index}
          isHidden={index >= fields.length - hidden}
          onRemove={() => remove(index)}
        />
      ))}
      <div className="ui-actions">
        {!readOnly && fields.length < maxRelatedCompanies && (
          <Button
            onClick={() => {
              setShowsAll(true);
              append(emptyRelatedCompany(ownType));
            }}
          >
            {translate("addRelated")}
          </Button>
        )}
        {fields.length > shownAtFirst && (
          <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? translate("seeLess") : translate("seeMore", { count: hidden })}
          </Button>
        )}
      </div>
    </FormSection>
  );
}

interface RelatedCompanyProps {
  readonly index: number;
  /** Folded away but still part of the form. */
  readonly isHidden: boolean;
  readonly onRemove: () => void;
}

function RelatedCompany({ index, isHidden, onRemove }: RelatedCompanyProps) {
  const translate = useTranslations("company");
  const { readOnly } = useFormSurroundings();
  const prefix = `${name}.${index}` as const;
  const company = useWatch<CompanyFormValues, typeof prefix>({ name: prefix });
  const [isAsking, setAsking] = useState(false);
  const isUntouched = !company?.tradingName && !company?.taxIdentificationNumber;
  return (
    <fieldset className="related-company" hidden={isHidden}>
      <legend>{translate("relatedNumber", { number: index + 1 })}</legend>
      <TextField
        name={`${prefix}.tradingName`}
        label={translate("field.tradingName")}
        autoComplete="off"
        maxLength={120}
      />
      <TaxIdFields prefix={prefix} type={company?.taxIdentificationType ?? "CNPJ"} />
      <CheckboxField name={`${prefix}.isMiddlewareGateway`} label={translate("relatedIsMiddlewareGateway")} />
      {!readOnly && (
        <Button
          variant="quiet"
          size="small"
          className="related-company__remove"
          onClick={() => (isUntouched ? onRemove() : setAsking(true))}
        >
          {translate("removeRelated")}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={translate("removeRelatedTitle")}
          confirmLabel={translate("removeRelated")}
          danger
          onConfirm={onRemove}
          onCancel={() => setAsking(false)}
        >
          {translate("removeRelatedText", { name: company?.tradingName || translate("unnamed") })}
        </ConfirmDialog>
      )}
    </fieldset>
  );
}
