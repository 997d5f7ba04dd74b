import { email as emailSchema } from "@portal/shared/field/fields.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { confirmEmailChange, emailFailureOf, requestEmailChange } from "./change-email.ts";
import { OneFieldForm } from "./one-field-form.tsx";
import { accountQuery } from "./queries.ts";
import { useAttempt } from "./use-attempt.ts";

/** Changes the address one signs in with: ask, then prove with the mailed code that it is one's own. */
export function EmailForm({ currentEmail }: { currentEmail: string }) {
  const translate = useTranslations("account.profile");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<string>();
  const { error, setError, isBusy, attempt } = useAttempt<FormError>(emailFailureOf);
  const sentence = useSentence();

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
      queryClient.setQueryData(accountQuery(account.sub, locale).queryKey, account);
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
        error={sentence(error)}
        isBusy={isBusy}
        submitLabel={translate("sendCode")}
        onSubmit={ask}
      />
    );
  }
  return (
    <OneFieldForm
      key="confirm"
      isNext
      label={translate("code")}
      hint={translate("codeSent", { email: pending })}
      type="text"
      error={sentence(error)}
      isBusy={isBusy}
      submitLabel={translate("confirm")}
      onSubmit={confirm}
    >
      <Button variant="quiet" onClick={() => ask(pending, () => notify.success(translate("resent")))}>
        {translate("resend")}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          setPending(undefined);
          setError(undefined);
        }}
      >
        {translate("cancelEmail")}
      </Button>
    </OneFieldForm>
  );
}

type FormError = ReturnType<typeof emailFailureOf> | "invalid";

function useSentence() {
  const translate = useTranslations("account.profile.emailError");
  const fieldError = useTranslations("errors.field");
  return (error: FormError | undefined): string | undefined => {
    if (error === "invalid") return fieldError("invalid-email");
    return error && translate(error);
  };
}
