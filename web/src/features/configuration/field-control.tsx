import { type ConfigurationField, maxCssBytes } from "@portal/shared/configuration/model.ts";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { CheckboxGroup, RadioCards } from "../../ui/choices.tsx";
import type { FieldProps } from "../../ui/field.tsx";
import { FileText, type TextFile } from "../../ui/file-text.tsx";
import { MultiSelect } from "../../ui/multi-select.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CssPreview } from "./css-preview.tsx";
import { exampleUrls, isUrlField } from "./example-urls.ts";
import { type ChoiceField, fieldChoices, isChoiceField } from "./field-options.ts";
import { isRequired } from "./sections.ts";

interface FieldControlProps {
  readonly field: ConfigurationField;
  /** What support asked to correct here. */
  readonly adjustment?: string;
}

/** A field of the configuration with its label, the reason why it is asked, and the control that suits it. */
export function FieldControl({ field, adjustment }: FieldControlProps) {
  const translate = useTranslations("configuration");
  const props: FieldProps = {
    name: `draft.${field}`,
    label: translate(`field.${field}`),
    hint: <FieldHint field={field} />,
    optional: !isRequired(field),
    notice: adjustment && (
      <>
        <strong>{translate("revision.item")}</strong>
        <p>{adjustment}</p>
      </>
    ),
  };
  if (isUrlField(field)) return <TextField {...props} type="url" inputMode="url" spellCheck={false} />;
  if (isChoiceField(field)) return <ChoiceControl field={field} props={props} />;
  if (field === "customCss") return <CssControl props={props} />;
  return <TextField {...props} />;
}

function FieldHint({ field }: { field: ConfigurationField }): ReactNode {
  const translate = useTranslations("configuration");
  return (
    <>
      {translate(`help.${field}`)}
      {isUrlField(field) && <code className="configuration-example">{exampleUrls[field]}</code>}
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

function ChoiceControl({ field, props }: { field: ChoiceField; props: FieldProps }) {
  const Control = controls[field];
  return <Control {...props} choices={fieldChoices[field]} />;
}

function CssControl({ props }: { props: FieldProps }) {
  const file: TextFile | undefined = useWatch({ name: props.name });
  return (
    <>
      <FileText {...props} extension=".css" maxBytes={maxCssBytes} />
      {file?.content && <CssPreview file={file} />}
    </>
  );
}
