import { accountContract } from "@portal/shared/account/contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { type ApiError, isApiError } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { OneFieldForm } from "./one-field-form.tsx";
import { accountQuery } from "./queries.ts";
import { useAttempt } from "./use-attempt.ts";

/** A code of the wrong form is reported to the person as a wrong code. */
const codeOf = ({ code }: ApiError) => (code === "invalid-input" ? "email-code-wrong" : code);

/** The sentence of a failure. */
function useSentence() {
  const translate = useTranslations("errors");
  return (failure: unknown): string => {
    if (!isApiError(failure)) throw failure;
    return translate(`code.${codeOf(failure)}`);
  };
}

/** Opens an account with a mailed code, for a person whose sign-in provider did not verify the address. */
export function EmailProof({ onProven }: { readonly onProven: () => void }) {
  const translate = useTranslations("account.proof");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [sentTo, setSentTo] = useState<string>();
  const { error, isBusy, attempt } = useAttempt(useSentence());

  const ask = () =>
    attempt(async () => {
      const { email } = await api(accountContract).askEmailProof({ body: { locale } });
      if (sentTo) notify.success(translate("resent"));
      setSentTo(email);
    });
  const prove = (code: string) =>
    attempt(async () => {
      const account = await api(accountContract).proveEmail({ body: { code } });
      queryClient.setQueryData(accountQuery(account.sub, locale).queryKey, account);
      onProven();
    });

  if (sentTo === undefined) {
    return (
      <div className="ui-actions">
        <Button variant="primary" isBusy={isBusy} onClick={() => void ask()}>
          {translate("send")}
        </Button>
        {error && (
          <p className="ui-field__error" role="alert">
            {error}
          </p>
        )}
      </div>
    );
  }
  return (
    <OneFieldForm
      isNext
      label={translate("code")}
      hint={translate("sent", { email: sentTo })}
      type="text"
      error={error}
      isBusy={isBusy}
      submitLabel={translate("confirm")}
      onSubmit={(code) => void prove(code)}
    >
      <Button variant="quiet" onClick={() => void ask()}>
        {translate("resend")}
      </Button>
    </OneFieldForm>
  );
}
