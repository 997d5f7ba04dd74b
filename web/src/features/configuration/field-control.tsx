import { type ConfigurationField, maxCssBytes } from "@portal/shared/configuration/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { type ReactNode, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../lib/text/locale.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { useAdjustment } from "../../ui/form/adjustment/adjustments.tsx";
import { AdjustmentNotice } from "../../ui/form/adjustment/later.tsx";
import { useChoiceLabel } from "../../ui/form/field/choice.ts";
import { CheckboxGroup, RadioCards } from "../../ui/form/field/choices.tsx";
import type { FieldProps } from "../../ui/form/field/field.tsx";
import type { TextFile } from "../../ui/form/field/file-text.tsx";
import { Select } from "../../ui/form/field/select.tsx";
import { TextField } from "../../ui/form/field/text-field.tsx";
import { exampleUrls, isUrlField } from "./example-urls.ts";
import { type ChoiceField, choicesIn, isChoiceField } from "./field-options.ts";

/** Loaded after the form, because few people upload a style sheet. */
const FileText = lazyPart(async () => (await import("../../ui/form/field/file-text.tsx")).FileText);
const CssPreview = lazyPart(async () => (await import("./css-preview.tsx")).CssPreview);

/** The form is there without it. */
const FieldDocs = lazyPart(async () => (await import("./section/field-docs.tsx")).FieldDocs);

/** Far below the fold. */
const MultiSelect = lazyPart(async () => (await import("../../ui/form/field/multi-select.tsx")).MultiSelect);

interface FieldControlProps {
  readonly field: ConfigurationField;
  readonly country: Country;
  readonly isRequired: boolean;
}

/** A field of the configuration with its label, the reason why it is asked, and the control that suits it. */
export function FieldControl({ field, country, isRequired }: FieldControlProps) {
  const translate = useTranslations("configuration");
  const adjustment = useAdjustment(field);
  const props: FieldProps = {
    name: `draft.${field}`,
    label: translate(`field.${field}`),
    hint: <FieldHint field={field} country={country} />,
    optional: !isRequired,
    notice: adjustment && <AdjustmentNotice adjustment={adjustment} />,
  };
  if (isUrlField(field)) return <TextField {...props} type="url" inputMode="url" spellCheck={false} />;
  if (isChoiceField(field)) return <ChoiceControl field={field} country={country} props={props} />;
  if (field === "customCss") return <CssControl props={props} />;
  return <TextField {...props} />;
}

function FieldHint({ field, country }: Pick<FieldControlProps, "field" | "country">): ReactNode {
  const translate = useTranslations("configuration");
  const localized = useLocalized();
  return (
    <>
      {translate(`help.${field}`)}
      {field === "authorizers" && country !== "BR" && ` ${translate("offeredHere")}`}{" "}
      <Suspense>
        <FieldDocs field={field} label={translate(`field.${field}`)} />
      </Suspense>
      {isUrlField(field) && <code className="configuration-example">{localized(exampleUrls[field])}</code>}
    </>
  );
}

const controls = {
  solutionModel: RadioCards,
  transactionTypes: CheckboxGroup,
  authorizers: MultiSelect,
  bankTransferBoleto: CheckboxGroup,
  paymentPlatforms: CheckboxGroup,
  modalities: CheckboxGroup,
  antifraudSolution: RadioCards,
  developmentLanguage: Select,
  specialisation: Select,
} as const;

interface ChoiceControlProps {
  readonly field: ChoiceField;
  readonly country: Country;
  readonly props: FieldProps;
}

function ChoiceControl({ field, country, props }: ChoiceControlProps) {
  const translate = useTranslations("configuration");
  const labelOf = useChoiceLabel();
  const Control = controls[field];
  const chosen: unknown = useWatch({ name: props.name });
  const choices = choicesIn(field, country, chosen).map(({ choice, isOffered }) => {
    const why = choice.isClosed ? "closed" : "notOffered";
    return isOffered ? choice : { ...choice, label: translate(why, { option: labelOf(choice) }) };
  });
  // Hidden when the company's country has no options for it.
  return (
    choices.length > 0 && (
      <Suspense fallback={<p className="ui-field__label">{props.label}</p>}>
        <Control {...props} choices={choices} />
      </Suspense>
    )
  );
}

function CssControl({ props }: { props: FieldProps }) {
  const file: TextFile | undefined = useWatch({ name: props.name });
  return (
    <>
      <Suspense fallback={<p className="ui-field__label">{props.label}</p>}>
        <FileText {...props} extension=".css" maxBytes={maxCssBytes} />
      </Suspense>
      <Suspense>{file?.content && <CssPreview file={file} />}</Suspense>
    </>
  );
}
