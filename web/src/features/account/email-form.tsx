import { email as emailSchema } from "@portal/shared/fields.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { notify } from "../../ui/toasts.tsx";
import { confirmEmailChange, emailFailureOf, requestEmailChange } from "./change-email.ts";

/** Changes the address one signs in with: ask, then prove with the mailed code that it is one's own. */
export function EmailForm({ currentEmail }: { currentEmail: string }) {
  const translate = useTranslations("account.profile");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<string>();
  const { error, setError, isBusy, attempt } = useAttempt();

  const ask = (typed: string, done?: () => void) => {
    const parsed = emailSchema.safeParse(typed);
    if (!parsed.success) return setError("invalid");
    void attempt(async () => {
      await requestEmailChange(parsed.data, locale);
      setPending(parsed.data);
      done?.();
    });
  };
  const confirm = (code: string) =>
    void attempt(async () => {
      const account = await confirmEmailChange(code.trim());
      queryClient.setQueryData(["account", account.sub], account);
      setPending(undefined);
      notify.success(translate("emailChanged"));
    });

  if (pending === undefined) {
    return (
      <OneFieldForm
        key="ask"
        label={translate("newEmail")}
        hint={`${translate("currentEmail")}: ${currentEmail}`}
        type="email"
        error={error}
        isBusy={isBusy}
        submitLabel={translate("sendCode")}
        onSubmit={ask}
      />
    );
  }
  return (
    <OneFieldForm
      key="confirm"
      label={translate("code")}
      hint={translate("codeSent", { email: pending })}
      type="text"
      error={error}
      isBusy={isBusy}
      submitLabel={translate("confirm")}
      onSubmit={confirm}
    >
      <button
        type="button"
        className="brand-button brand-button--quiet"
        onClick={() => ask(pending, () => notify.success(translate("resent")))}
      >
        {translate("resend")}
      </button>
      <button
        type="button"
        className="brand-button brand-button--quiet"
        onClick={() => {
          setPending(undefined);
          setError(undefined);
        }}
      >
        {translate("cancelEmail")}
      </button>
    </OneFieldForm>
  );
}

type FormError = ReturnType<typeof emailFailureOf> | "invalid";

/** One thing at a time, and why it failed. */
function useAttempt() {
  const [error, setError] = useState<FormError>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      setError(emailFailureOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { error, setError, isBusy, attempt };
}

interface OneFieldFormProps {
  readonly label: string;
  readonly hint: string;
  readonly type: "email" | "text";
  readonly error: FormError | undefined;
  readonly isBusy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (value: string) => void;
  readonly children?: ReactNode;
}

function OneFieldForm({
  label,
  hint,
  type,
  error,
  isBusy,
  submitLabel,
  onSubmit,
  children,
}: OneFieldFormProps) {
  const translate = useTranslations("account.profile.emailError");
  const fieldError = useTranslations("errors.field");
  const id = useId();
  const [value, setValue] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(value);
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
          id={id}
          className="ui-input"
          type={type}
          value={value}
          inputMode={type === "text" ? "numeric" : undefined}
          autoComplete={type === "text" ? "one-time-code" : "email"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => setValue(event.target.value)}
        />
        {error && (
          <p className="ui-field__error" id={`${id}-error`} role="alert">
            {error === "invalid" ? fieldError("invalid-email") : translate(error)}
          </p>
        )}
      </div>
      <div className="ui-actions">
        <button type="submit" className="brand-button brand-button--secondary" aria-disabled={isBusy}>
          {submitLabel}
        </button>
        {children}
      </div>
    </form>
  );
}
