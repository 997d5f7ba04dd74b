import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { sendWholeCode } from "../../../ui/form/field/whole-code.ts";

interface StepFormProps {
  readonly title: string;
  readonly text: string;
  readonly outcome: { readonly isBusy: boolean; readonly error?: string; readonly sign?: string };
  readonly submitLabel: string;
  readonly onSubmit: (form: FormData) => void;
  /** Secondary buttons of the step. */
  readonly ways: readonly { readonly label: string; readonly onChoose: () => void }[];
  readonly children: ReactNode;
}

/** One step of signing in: it comes into sight, ready to be typed into. */
export function StepForm({ title, text, outcome, submitLabel, onSubmit, ways, children }: StepFormProps) {
  const id = useId();
  const ownForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    ownForm.current?.querySelector("input")?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <form
      ref={ownForm}
      className="login__box login__form"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-busy={outcome.isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <h2 id={`${id}-title`} className="login__step">
        {title}
      </h2>
      <p id={`${id}-text`} className="login__address">
        {text}
      </p>
      {children}
      <output className="login__sign">{outcome.sign}</output>
      {outcome.error && (
        <p className="ui-field__error" role="alert">
          {outcome.error}
        </p>
      )}
      <Button variant="primary" type="submit" isBusy={outcome.isBusy}>
        {submitLabel}
      </Button>
      {ways.map(({ label, onChoose }) => (
        <Button key={label} variant="quiet" isBusy={outcome.isBusy} onClick={onChoose}>
          {label}
        </Button>
      ))}
    </form>
  );
}

interface StepFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly autoComplete: string;
  readonly inputMode?: "numeric" | "email";
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly onInput?: typeof sendWholeCode;
}

function StepField({ label, hint, ...input }: StepFieldProps) {
  const id = useId();
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        className="ui-input"
        id={id}
        required
        autoCapitalize="off"
        aria-describedby={hint && `${id}-hint`}
        {...input}
      />
    </div>
  );
}

/** The mailed code; where it is all that is asked for, its last digit sends the form. */
export function CodeField({ isAll = false }: { isAll?: boolean }) {
  const label = useTranslations("sign-in.phrase")("confirmationCode");
  return (
    <StepField
      name="confirmation_code"
      label={label}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      onInput={isAll ? sendWholeCode : undefined}
    />
  );
}

export function EmailField({ defaultValue }: { defaultValue: string }) {
  const label = useTranslations("sign-in.phrase")("email");
  return (
    <StepField
      name="username"
      label={label}
      type="email"
      autoComplete="username"
      defaultValue={defaultValue}
    />
  );
}

export const PasswordField = (field: Pick<StepFieldProps, "name" | "label" | "hint">) => (
  <StepField type="password" autoComplete="new-password" {...field} />
);
