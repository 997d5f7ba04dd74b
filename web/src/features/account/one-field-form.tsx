import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { sendWholeCode } from "../../ui/form/field/whole-code.ts";

interface OneFieldFormProps {
  readonly label: string;
  readonly hint: string;
  readonly type: "email" | "text";
  /** Why the last attempt failed, in words. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (value: string) => void;
  /** Takes the focus from the button that it replaces. */
  readonly isNext?: boolean;
  readonly children?: ReactNode;
}

/** An address, or the code that was mailed to one. */
export function OneFieldForm({
  label,
  hint,
  type,
  error,
  isBusy,
  submitLabel,
  onSubmit,
  isNext = false,
  children,
}: OneFieldFormProps) {
  const id = useId();
  const required = useTranslations("errors.field");
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const refusal = isMissing ? required("required", { field: label }) : error;
  useEffect(() => {
    if (isNext) input.current?.focus();
  }, [isNext]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const value = input.current?.value.trim() ?? "";
    setMissing(value === "");
    if (value !== "") onSubmit(value);
  };
  return (
    <form className="ui-form ui-form--tight" noValidate aria-busy={isBusy} onSubmit={submit}>
      <div className="ui-field">
        <label className="ui-field__label" htmlFor={id}>
          {label}
        </label>
        <div className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
        <input
          ref={input}
          id={id}
          className="ui-input"
          type={type}
          inputMode={type === "text" ? "numeric" : undefined}
          autoComplete={type === "text" ? "one-time-code" : "email"}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${id}-error ${id}-hint` : `${id}-hint`}
          onInput={type === "text" ? sendWholeCode : undefined}
        />
        {refusal && (
          <p className="ui-field__error" id={`${id}-error`} role="alert">
            {refusal}
          </p>
        )}
      </div>
      <div className="ui-actions">
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
