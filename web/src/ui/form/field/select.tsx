import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { type Choice, useChoiceDisplay, useChoiceLabel } from "./choice.ts";
import { Field, type FieldProps, useField } from "./field.tsx";
import { useFormSurroundings } from "./form-context.ts";

interface SelectProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly autoComplete?: string;
  /** One option is always chosen, so "none" is not offered. */
  readonly required?: boolean;
}

export function Select({ choices, autoComplete, required, ...field }: SelectProps) {
  const translate = useTranslations("shell.ui");
  const labelOf = useChoiceLabel();
  const state = useField(field, useChoiceDisplay(choices));
  const { readOnly } = useFormSurroundings();
  return (
    <Field field={field} state={state}>
      <select
        className="ui-input ui-input--select"
        autoComplete={autoComplete}
        {...useFormContext().register(field.name)}
        {...state.aria}
        id={state.id}
        disabled={readOnly}
      >
        {!required && <option value="">{translate(field.optional ? "none" : "choose")}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
    </Field>
  );
}
