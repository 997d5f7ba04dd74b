import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { Field, type FieldProps, useCheckOnLeave, useField } from "./field.tsx";
import { useFormSurroundings } from "./form-context.ts";

type InputProps = Pick<
  ComponentProps<"input">,
  | "type"
  | "inputMode"
  | "readOnly"
  | "autoComplete"
  | "maxLength"
  | "min"
  | "max"
  | "placeholder"
  | "spellCheck"
>;

interface TextFieldProps extends FieldProps, InputProps {
  /** Adds punctuation while typing at the end; in the middle it would move the cursor. */
  readonly mask?: (typed: string) => string;
}

export function TextField({ name, label, hint, optional, notice, mask, ...input }: TextFieldProps) {
  const field = { name, label, hint, optional, notice };
  const state = useField(field);
  const { readOnly } = useFormSurroundings();
  const registration = useFormContext().register(name);
  const { onFocus, onBlur } = useCheckOnLeave(name);
  return (
    <Field field={field} state={state}>
      <input
        className="ui-input"
        type="text"
        {...input}
        {...registration}
        {...state.aria}
        id={state.id}
        readOnly={readOnly || input.readOnly}
        onChange={(event) => {
          const { target } = event;
          if (mask && target.selectionEnd === target.value.length) target.value = mask(target.value);
          void registration.onChange(event);
        }}
        onFocus={onFocus}
        onBlur={(event) => {
          void registration.onBlur(event);
          onBlur(event);
        }}
      />
    </Field>
  );
}

interface TextAreaProps extends FieldProps {
  readonly rows?: number;
  readonly maxLength?: number;
}

export function TextArea({ rows = 4, maxLength, ...field }: TextAreaProps) {
  const state = useField(field);
  const { readOnly } = useFormSurroundings();
  const registration = useFormContext().register(field.name);
  const { onFocus, onBlur } = useCheckOnLeave(field.name);
  return (
    <Field field={field} state={state}>
      <textarea
        className="ui-input ui-input--area"
        rows={rows}
        maxLength={maxLength}
        {...registration}
        {...state.aria}
        id={state.id}
        readOnly={readOnly}
        onFocus={onFocus}
        onBlur={(event) => {
          void registration.onBlur(event);
          onBlur(event);
        }}
      />
    </Field>
  );
}
