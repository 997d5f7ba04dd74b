import { useCallback } from "react";
import { useTranslations } from "use-intl";
import type { ApiError } from "../../lib/api/api-error.ts";
import { SignInElsewhere } from "./sign-in-elsewhere.tsx";

/** A failure as one sentence. After too many requests it names the wait, a minute if the server gives none. */
export function useFailureSentence(): (error: ApiError) => string {
  const translate = useTranslations("errors");
  return useCallback(
    ({ code, retryAfterSeconds = 60 }) => {
      const minutes = Math.ceil(retryAfterSeconds / 60);
      return translate(`code.${code}`, { minutes, hours: minutes > 90 ? Math.ceil(minutes / 60) : 0 });
    },
    [translate],
  );
}

/** A failure as a sentence, with the id that support can look up. */
export function FailureText({ error, title }: { error: ApiError; title?: string }) {
  const translate = useTranslations("errors");
  const failureSentence = useFailureSentence();
  return (
    <>
      {title && <h2 className="ui-alert__title">{title}</h2>}
      <p>{failureSentence(error)}</p>
      {error.code === "unauthenticated" && (
        <p>
          <SignInElsewhere />
        </p>
      )}
      {error.requestId && <p className="ui-alert__id">{translate("requestId", { id: error.requestId })}</p>}
    </>
  );
}
