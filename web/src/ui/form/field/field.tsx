import { isRecord } from "@portal/shared/field/record.ts";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { get, useFormContext, useFormState } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldSentence } from "./field-sentence.ts";
import { useDescribeField } from "./form-context.ts";

export interface FieldProps {
  /** Dotted path in the form's values, which is the path in the route's body. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** A message about this field, such as support's adjustment. */
  readonly notice?: ReactNode;
}

export interface FieldState {
  readonly id: string;
  readonly error: string | undefined;
  /** For the control: names its error, hint and notice to screen readers. */
  readonly aria: { "aria-invalid"?: true; "aria-describedby"?: string };
}

/** What every control needs to know about its field. */
export function useField(
  { name, label, hint, notice }: FieldProps,
  display?: (value: unknown) => string,
): FieldState {
  const id = useDescribeField(name, label, display);
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const sentence = useFieldSentence();
  const kept: unknown = get(errors, name);
  // A list's own refusal sits under `root` when its entries may be refused, too.
  const own = isRecord(kept) && isRecord(kept.root) ? kept.root : kept;
  const error = isRecord(own) && own.type ? sentence(own, label) : undefined;
  const describedBy = [error && `${id}-error`, notice && `${id}-notice`, hint && `${id}-hint`].filter(
    Boolean,
  );
  return {
    id,
    error,
    aria: {
      "aria-invalid": error ? true : undefined,
      "aria-describedby": describedBy.length > 0 ? describedBy.join(" ") : undefined,
    },
  };
}

/** Long enough for the click that moved the focus to finish. */
const checkDelayMilliseconds = 250;

const hasText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

/**
 * Validates a field when it is left, if it was filled in or emptied; a field that was never filled in is only
 * reported on sending. The check waits for a pending click: an error takes room and would move the button under the
 * mouse.
 */
export function useCheckOnLeave(name: string) {
  const { trigger, getValues } = useFormContext();
  const hadText = useRef(false);
  const check = () =>
    setTimeout(() => {
      if (hadText.current || hasText(getValues(name))) void trigger(name);
    }, checkDelayMilliseconds);
  return {
    onFocus: () => {
      hadText.current = hasText(getValues(name));
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const isPressed = relatedTarget?.matches("button:active, a:active");
      if (isPressed) document.addEventListener("click", check, { once: true, capture: true });
      else check();
    },
  };
}

/** Label, hint, notice and error around one control. */
export function Field({
  field,
  state,
  children,
}: {
  field: FieldProps;
  state: FieldState;
  children: ReactNode;
}) {
  return (
    <div className="ui-field" data-invalid={state.error ? "" : undefined}>
      <label className="ui-field__label" htmlFor={state.id}>
        <FieldLabel {...field} />
      </label>
      <FieldTexts field={field} state={state} />
      {children}
      <FieldErrorText state={state} />
    </div>
  );
}

/** The same for several controls that answer one question. */
export function FieldGroup({
  field,
  state,
  children,
}: {
  field: FieldProps;
  state: FieldState;
  children: ReactNode;
}) {
  return (
    <fieldset
      className="ui-field"
      id={state.id}
      tabIndex={-1}
      data-invalid={state.error ? "" : undefined}
      aria-describedby={state.aria["aria-describedby"]}
    >
      <legend className="ui-field__label">
        <FieldLabel {...field} />
      </legend>
      <FieldTexts field={field} state={state} />
      {children}
      <FieldErrorText state={state} />
    </fieldset>
  );
}

function FieldLabel({ label, optional }: Pick<FieldProps, "label" | "optional">) {
  const translate = useTranslations("shell.ui");
  return (
    <>
      {label}
      {optional && <span className="ui-field__optional"> {translate("optional")}</span>}
    </>
  );
}

function FieldTexts({ field: { hint, notice }, state: { id } }: { field: FieldProps; state: FieldState }) {
  return (
    <>
      {hint && (
        <div className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {notice && (
        <div className="ui-field__notice" id={`${id}-notice`}>
          {notice}
        </div>
      )}
    </>
  );
}

function FieldErrorText({ state: { id, error } }: { state: FieldState }) {
  return error ? (
    <p className="ui-field__error" id={`${id}-error`}>
      {error}
    </p>
  ) : null;
}
