import type { Country } from "@portal/shared/country.ts";
import type { FraudConfigurationField } from "@portal/shared/fraud-configuration/model.ts";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { useAmountText } from "../../lib/text/money.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { useAdjustment } from "../../ui/form/adjustment/adjustments.tsx";
import { AdjustmentAnswer, AdjustmentNotice } from "../../ui/form/adjustment/later.tsx";
import { CheckboxGroup, RadioCards } from "../../ui/form/field/choices.tsx";
import type { FieldProps } from "../../ui/form/field/field.tsx";
import { TextArea, TextField } from "../../ui/form/field/text-field.tsx";
import { fieldChoices, isAddress, isChoiceField } from "./field-options.ts";
import { isRequiredField } from "./steps.ts";

/** The form is there without it. */
const FieldDocs = lazyPart(async () => (await import("./field-docs.tsx")).FieldDocs);

/** Brings the long list of categories. */
const CategoryField = lazyPart(async () => (await import("./category.tsx")).CategoryField);

interface FraudFieldProps {
  readonly field: FraudConfigurationField;
  readonly country: Country;
}

const controls = {
  operationChannel: RadioCards,
  integrationTypes: CheckboxGroup,
  trigger: RadioCards,
  actionAfterDeadline: RadioCards,
} as const;

/** A field with its label, the reason why it is asked, what support said of it, and the control that suits it. */
export function FraudField({ field, country }: FraudFieldProps) {
  const amount = useAmountText(country);
  const translate = useTranslations("fraud-flow");
  const labelOf = useTranslations("fraud-configuration.field");
  const adjustment = useAdjustment(field);
  const label = labelOf(field);
  return (
    <div id={field} className="fraud-field">
      <Control
        field={field}
        props={{
          name: `draft.${field}`,
          label,
          hint: (
            <>
              {translate(`help.${field}`, { example: amount(18_500_000) })}{" "}
              <Suspense>
                <FieldDocs field={field} label={label} />
              </Suspense>
            </>
          ),
          optional: !isRequiredField(field),
          notice: adjustment && <AdjustmentNotice adjustment={adjustment} />,
        }}
      />
      <AdjustmentAnswer field={field} label={label} />
    </div>
  );
}

function Control({ field, props }: { field: FraudConfigurationField; props: FieldProps }) {
  if (isChoiceField(field)) {
    const Choices = controls[field];
    return <Choices {...props} choices={fieldChoices[field]} />;
  }
  if (field === "bestSellingCategory") {
    return (
      <Suspense fallback={<p className="ui-field__label">{props.label}</p>}>
        <CategoryField {...props} />
      </Suspense>
    );
  }
  if (isAddress(field)) return <TextField {...props} type="url" inputMode="url" spellCheck={false} />;
  if (field === "rejectionMessage") return <TextArea {...props} rows={3} maxLength={500} />;
  const isMoney = field === "monthlyTicket" || field === "triggerValue";
  return <TextField {...props} inputMode={isMoney ? "decimal" : "numeric"} autoComplete="off" />;
}
